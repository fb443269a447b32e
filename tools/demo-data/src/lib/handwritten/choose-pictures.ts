import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { DemoImage } from '../market/demo-asset.ts';
import {
  bungalowResorts,
  bungalows,
  hotelBlocks,
  threeStoreyTerraces,
  twoStoreyHouses,
  twoStoreyTerraces,
  villasByTheSea,
  villasInGardens,
} from '../market/photographs/exteriors.data.ts';
import { outlooksOf, plansFor } from '../market/photographs/photographs.ts';
import { isRoomScene, roomsSeeing } from '../market/photographs/rooms.data.ts';
import { picturesOf } from '../pictures/pool.ts';
import { createRandom } from '../random.ts';
import type { HandwrittenAsset, HandwrittenImage } from './handwritten-asset.ts';

type Scene = HandwrittenImage['scene'];

/** Pictures of a scene that show a building with this number of floors. */
const ofHeight = (scene: Scene, { building_floors }: Partial<AssetFields>): readonly number[] => {
  const all = picturesOf(scene);
  const floors = building_floors ?? 2;
  if (scene === 'townhouse') return floors > 2 ? threeStoreyTerraces : twoStoreyTerraces;
  if (scene === 'resort') return floors === 1 ? bungalowResorts : hotelBlocks;
  if (scene !== 'modern-house' && scene !== 'gable-house') return all;
  const wanted = floors === 1 ? bungalows : twoStoreyHouses;
  return all.filter((picture) => wanted.includes(picture));
};

const fitting = (scene: Scene, asset: HandwrittenAsset): readonly number[] => {
  if (scene === 'pool-villa') return (asset.view_types?.includes('sea') ? villasByTheSea : villasInGardens).flat();
  if (isRoomScene(scene)) return roomsSeeing(scene, outlooksOf(asset, asset.province_code === '10'));
  return ofHeight(scene, asset);
};

/** The floor plan for such a home, if the pool has one. */
const roomPlanOf = (asset: HandwrittenAsset) => plansFor(createRandom('plan', asset.title_en), asset)[0]?.[0];

const isPlan = ({ scene }: HandwrittenImage) => scene === 'floor-plan' || scene === 'site-plan';

const imageOf = (picture: number, { category, caption_th, caption_en }: HandwrittenImage, sort: number): DemoImage => ({
  picture,
  category,
  caption_th: caption_th ?? null,
  caption_en: caption_en ?? null,
  sort,
});

/**
 * Assigns pictures to listings in order: each listing gets the least used picture that fits. The first page of a list
 * therefore repeats a cover only when the scene has no unused picture left.
 */
export const createPictureChooser = () => {
  const uses = new Map<number, number>();
  const covers = new Set<number>();

  const choose = (among: readonly number[], taken: ReadonlySet<number>, isCover: boolean): number | undefined => {
    const cost = (picture: number) => (uses.get(picture) ?? 0) + (isCover && covers.has(picture) ? 100 : 0);
    return among.filter((picture) => !taken.has(picture)).toSorted((a, b) => cost(a) - cost(b))[0];
  };

  return (asset: HandwrittenAsset): { images: DemoImage[]; floor_plans: DemoImage[] } => {
    const taken = new Set<number>();
    const images = asset.images
      .filter((image) => !isPlan(image))
      .flatMap((image, sort) => {
        const picture = choose(fitting(image.scene, asset), taken, sort === 0);
        if (picture === undefined) return [];
        taken.add(picture);
        uses.set(picture, (uses.get(picture) ?? 0) + 1);
        if (sort === 0) covers.add(picture);
        return [{ picture, image }];
      })
      .map(({ picture, image }, sort) => imageOf(picture, image, sort));
    const floor_plans = asset.images
      .filter(isPlan)
      .flatMap((image) => {
        const picture = image.scene === 'site-plan' ? choose(picturesOf('site-plan'), taken, false) : roomPlanOf(asset);
        return picture === undefined ? [] : [{ picture, image }];
      })
      .map(({ picture, image }, sort) => imageOf(picture, image, sort));
    return { images, floor_plans };
  };
};
