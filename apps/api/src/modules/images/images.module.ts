import { imageCleanupJob } from './image-cleanup.ts';
import { pictureRoutes } from './pictures.routes.ts';

export const imagesModule = {
  name: 'images',
  rootRoutes: [pictureRoutes],
  jobs: [imageCleanupJob],
};
