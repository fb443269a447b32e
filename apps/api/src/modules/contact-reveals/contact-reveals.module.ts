import { contactRevealRoutes } from './contact-reveals.routes.ts';

export const contactRevealsModule = {
  name: 'contact-reveals',
  routes: [contactRevealRoutes],
};
