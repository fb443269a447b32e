export { AssetButtons, AssetCardButtons, AssetIconButtons } from './lib/asset-buttons.tsx';
export { CompareCount, FavouriteCount } from './lib/asset-counts.tsx';
export { FavouritesSync } from './lib/favourites-sync.tsx';
