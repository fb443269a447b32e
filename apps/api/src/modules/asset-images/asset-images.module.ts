import { assetImageRoutes } from './asset-images.routes.ts';

export const assetImagesModule = {
  routes: [assetImageRoutes],
};
