import { contactRevealRoutes } from './contact-reveals.routes.ts';

export const contactRevealsModule = {
  routes: [contactRevealRoutes],
};
