import { numbered } from './pictures-by-key.ts';

/** Pictures of buildings, grouped by what a listing may claim about them. */

export const bungalows = [
  ...numbered('modern-house', [3, 6, 9, 12]),
  ...numbered('gable-house', [2, 3, 5, 6, 8, 9, 11, 12]),
];

export const twoStoreyHouses = [
  ...numbered('modern-house', [1, 2, 4, 5, 7, 8, 10, 11]),
  ...numbered('gable-house', [1, 4, 7, 10]),
];

export const twoStoreyTerraces = numbered('townhouse', [1, 3, 5, 7, 9]);
export const threeStoreyTerraces = numbered('townhouse', [2, 4, 6, 8, 10]);

/** Rows of shophouses with arcades, as in the old towns of the south. */
export const oldShophouses = numbered('shophouse', [2, 4]);
export const shophouses = numbered('shophouse', [1, 3, 5]);

/** Pictures that could show one villa, by group: flat roofs, then hipped roofs. */
export const villasInGardens = [numbered('pool-villa', [1, 7]), numbered('pool-villa', [4, 10])];
export const villasBeforeHills = [numbered('pool-villa', [5, 11]), numbered('pool-villa', [2, 8])];
export const villasByTheSea = [numbered('pool-villa', [3, 9]), numbered('pool-villa', [6])];

export const hotelBlocks = numbered('resort', [1, 4]);
export const bungalowResorts = numbered('resort', [2, 3, 5]);
