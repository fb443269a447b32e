import { sharePictureRoutes } from './share-pictures.routes.ts';

export const sharePicturesModule = {
  name: 'share-pictures',
  rootRoutes: [sharePictureRoutes],
};
