import { profilePictureRoutes } from './profile-picture.ts';
import { phoneUndoRoutes } from './phone-undo.routes.ts';
import { profileRoutes } from './profile.routes.ts';

export const profileModule = {
  routes: [profilePictureRoutes, profileRoutes, phoneUndoRoutes],
};
