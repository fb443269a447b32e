import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { PropertyType } from '@yoodee/asset-rules/options';
import type { DemoImage } from '../demo-asset.ts';
import type { Site } from '../site.ts';
import { picturesOf } from '../../pictures/pool.ts';
import type { Random } from '../../random.ts';
import type { Trade } from '../trades.data.ts';
import { captions, type Caption } from './captions.data.ts';
import { pictureAt } from './pictures-by-key.ts';
import { houseShots, unitShots } from './home-shots.ts';
import type { Outlook } from './rooms.data.ts';
import type { Shot, Subject } from './shot.ts';
import { hallShots, hotelShots, landShots, officeShots, shophouseShots, shopShots } from './trade-shots.ts';

const shots: Readonly<Record<PropertyType, (subject: Subject) => Shot[]>> = {
  condo: unitShots,
  apartment: unitShots,
  detached_house: houseShots,
  semi_detached: houseShots,
  townhouse: houseShots,
  pool_villa: houseShots,
  home_office: houseShots,
  commercial_building: shophouseShots,
  office: officeShots,
  retail: shopShots,
  business: shopShots,
  warehouse: hallShots,
  factory: hallShots,
  hotel: hotelShots,
  land: landShots,
};

/** Possible views from the windows. For example, no room in Bangkok has a sea view. */
export const outlooksOf = (asset: Partial<AssetFields>, isInCity: boolean): readonly Outlook[] => {
  if (asset.view_types?.includes('sea')) return ['sea', 'garden'];
  const isTower = asset.property_type === 'condo' || asset.property_type === 'office';
  if (!isTower || !isInCity) return ['garden'];
  return (asset.floor_no ?? 1) > 8 ? ['city'] : ['garden', 'city'];
};

const caption = (random: Random, name: Caption, share: number) => {
  const [caption_th, caption_en] = random.chance(share) ? random.pick(captions[name]) : [null, null];
  return { caption_th, caption_en };
};

/** Chooses the cover by weight and puts it first. */
const coverFirst = (random: Random, list: readonly Shot[]): Shot[] => {
  const first = random.weighted(list.map((shot, index) => [index, shot.cover ?? 0] as const));
  return [list[first]!, ...list.filter((_, index) => index !== first)];
};

interface Pictured {
  readonly site: Site;
  readonly asset: Partial<AssetFields>;
  readonly trade: Trade | null;
}

/** Photographs in the order of the listing, without repetition. The first is the cover. */
export const drawImages = (random: Random, { site, asset, trade }: Pictured): DemoImage[] => {
  const isInCity = !['beach', 'hills'].includes(site.neighbourhood.setting);
  const subject: Subject = { random, site, asset, trade, outlooks: outlooksOf(asset, isInCity) };
  const used = new Set<number>();
  const images: DemoImage[] = [];
  for (const shot of coverFirst(random, shots[asset.property_type!](subject))) {
    const free = shot.among.filter((picture) => !used.has(picture));
    if (free.length === 0) continue;
    const picture = random.pick(free);
    used.add(picture);
    images.push({
      picture,
      category: images.length === 0 ? 'cover' : shot.category,
      ...caption(random, shot.caption, 0.5),
      sort: images.length,
    });
  }
  return images;
};

type Plan = readonly [picture: number, caption: Caption];

const roomPlans = ['floor-plan-01', 'floor-plan-02', 'floor-plan-03'].map(pictureAt);
const townhousePlans: Plan[] = [
  [pictureAt('floor-plan-04'), 'lowerPlan'],
  [pictureAt('floor-plan-05'), 'upperPlan'],
];
const housePlans: Plan[] = [
  [pictureAt('floor-plan-06'), 'lowerPlan'],
  [pictureAt('floor-plan-07'), 'upperPlan'],
];
const villaPlan: Plan = [pictureAt('floor-plan-08'), 'plan'];
const officePlan: Plan = [pictureAt('floor-plan-09'), 'plan'];

/** The floor plans that fit the asset, ground floor first. */
export const plansFor = (random: Random, asset: Partial<AssetFields>): readonly Plan[] => {
  switch (asset.property_type) {
    case 'condo': {
      const plan = roomPlans[asset.bedrooms ?? 0];
      return plan === undefined ? [] : [[plan, 'plan']];
    }
    case 'townhouse':
      return townhousePlans;
    case 'detached_house':
    case 'semi_detached':
      return asset.building_floors === 2 ? housePlans : [];
    case 'pool_villa':
      return asset.building_floors === 1 ? [villaPlan] : [];
    case 'office':
      return [officePlan];
    case 'land':
    case 'warehouse':
    case 'factory':
      return [[random.pick(picturesOf('site-plan')), 'sitePlan']];
    default:
      return [];
  }
};

/** Four in ten sellers have a floor plan. */
export const drawFloorPlans = (random: Random, asset: Partial<AssetFields>): DemoImage[] =>
  !random.chance(0.42)
    ? []
    : plansFor(random, asset).map(([picture, title], sort) => ({
        picture,
        category: 'other',
        ...caption(random, title, 1),
        sort,
      }));
