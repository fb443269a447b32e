import { assetImageRoutes } from './asset-images.routes.ts';

export const assetImagesModule = {
  name: 'asset-images',
  routes: [assetImageRoutes],
};
