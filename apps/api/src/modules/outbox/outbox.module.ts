import { outboxRoutes } from './outbox.routes.ts';

export const outboxModule = {
  name: 'outbox',
  rootRoutes: [outboxRoutes],
};
