import { office, oneBed, studio, twoBed } from './condo-layouts.ts';
import { houseGround, houseUpper, poolVilla, townhouseGround, townhouseUpper } from './house-layouts.ts';
import type { Layout } from './layout.ts';

export const layouts = {
  studio,
  oneBed,
  twoBed,
  townhouseGround,
  townhouseUpper,
  houseGround,
  houseUpper,
  poolVilla,
  office,
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;

export const layoutNames = Object.keys(layouts) as LayoutName[];
