import { sharePictureRoutes } from './share-pictures.routes.ts';

export const sharePicturesModule = {
  rootRoutes: [sharePictureRoutes],
};
