import { notificationRoutes } from './notifications.routes.ts';

export const notificationsModule = {
  name: 'notifications',
  routes: [notificationRoutes],
};
