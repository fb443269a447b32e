import { outboxRoutes } from './outbox.routes.ts';

export const outboxModule = {
  rootRoutes: [outboxRoutes],
};
