import { publicMemberRoutes } from './public-members.routes.ts';

export const publicMembersModule = {
  name: 'public-members',
  routes: [publicMemberRoutes],
};
