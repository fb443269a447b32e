import { imageCleanupJob } from './image-cleanup.ts';
import { pictureRoutes } from './pictures.routes.ts';

export const imagesModule = {
  rootRoutes: [pictureRoutes],
  jobs: [imageCleanupJob],
};
