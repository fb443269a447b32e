import type { ComponentType } from 'react';
import { shortlist } from '@yoodee/shortlist';

interface Keeping {
  setFavourite(assetId: number, isKept: boolean): void;
}

const setFavourite: Keeping['setFavourite'] = (assetId, isKept) => void shortlist.setFavourite(assetId, isKept);

/** Gives a page the browser's shortlist, which `FavouritesSync` keeps in step with the account. */
export const withFavourites = (Page: ComponentType<Keeping>) => () => <Page setFavourite={setFavourite} />;
