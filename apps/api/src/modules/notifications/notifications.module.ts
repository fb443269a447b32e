import { choiceRoutes } from './choices.routes.ts';
import { emailRoutes } from './email.routes.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { pushDeviceRoutes } from './push-devices.routes.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

export const notificationsModule = {
  routes: [notificationRoutes, choiceRoutes, emailRoutes, pushDeviceRoutes],
  rootRoutes: [unsubscribeRoutes],
};
