import { publicMemberRoutes } from './public-members.routes.ts';

export const publicMembersModule = {
  routes: [publicMemberRoutes],
};
