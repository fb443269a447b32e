import { timesOfDay, type TimeOfDay } from './kit/light.ts';
import { type Layout } from './plan/layout.ts';
import { layoutNames, layouts } from './plan/layouts.ts';
import type { SceneName } from './scenes.ts';
import type { PictureSpec } from './spec.ts';

type Hours = readonly TimeOfDay[];

/** Hours as in real listing photographs: mostly daylight, some dusk, little night. */
const outdoors: Hours = [
  'day',
  'morning',
  'afternoon',
  'dusk',
  'day',
  'afternoon',
  'morning',
  'day',
  'night',
  'afternoon',
  'dusk',
  'rain',
];
const openAir: Hours = ['day', 'afternoon', 'morning', 'dusk'];
const indoors: Hours = ['day', 'morning', 'afternoon', 'day', 'dusk', 'morning', 'day', 'night'];
const sheet: Hours = ['day'];

/** Pictures per scene, whatever the number of assets; members' portraits come last. */
const counts: readonly (readonly [SceneName, count: number, hours: Hours])[] = [
  ['condo-tower', 20, outdoors],
  ['condo-low-rise', 8, outdoors],
  ['modern-house', 12, outdoors],
  ['gable-house', 12, outdoors],
  ['semi-detached', 4, openAir],
  ['townhouse', 10, outdoors],
  ['pool-villa', 11, ['day', 'afternoon', 'dusk', 'morning', 'day', 'night']],
  ['home-office', 4, openAir],
  ['apartment', 4, openAir],
  ['shophouse', 5, openAir],
  ['office-tower', 4, openAir],
  ['retail', 3, openAir],
  ['warehouse', 4, openAir],
  ['factory', 3, openAir],
  ['resort', 5, ['day', 'dusk', 'afternoon']],
  ['cafe', 3, ['afternoon', 'dusk', 'morning']],
  ['rice-field', 4, openAir],
  ['hillside', 3, ['morning', 'day', 'afternoon']],
  ['roadside', 4, ['day', 'morning', 'afternoon']],
  ['seafront', 3, ['day', 'dusk', 'morning']],
  ['living-room', 16, indoors],
  ['bedroom', 14, indoors],
  ['bathroom', 8, indoors],
  ['kitchen', 8, indoors],
  ['workroom', 4, indoors],
  ['balcony', 6, ['day', 'morning', 'afternoon', 'dusk', 'night', 'day']],
  ['office-interior', 2, ['day', 'dusk']],
  ['shop-interior', 2, ['morning', 'dusk']],
  ['hall-interior', 2, ['day', 'morning']],
  ['lobby', 3, ['day', 'night', 'morning']],
  ['pool-deck', 5, openAir],
  ['fitness', 3, ['day', 'dusk', 'morning']],
  ['garden', 4, openAir],
  ['city-view', 3, ['dusk', 'day', 'night']],
  ['river-view', 3, ['afternoon', 'dusk', 'morning']],
  ['sea-view', 2, ['day', 'dusk']],
  ['mountain-view', 2, ['morning', 'afternoon']],
  ['floor-plan', layoutNames.length, sheet],
  ['site-plan', 2, sheet],
  ['person', 42, sheet],
  ['emblem', 10, sheet],
];

const photograph = { width: 1600, height: 1067 } as const;
const square = { width: 1200, height: 1200 } as const;
const portrait = { width: 800, height: 800 } as const;

const sizeOf = (scene: SceneName, variant: number) => {
  if (scene === 'person' || scene === 'emblem') return portrait;
  const plan: Layout = layouts[layoutNames[variant % layoutNames.length]!];
  return scene === 'floor-plan' && plan.tall ? square : photograph;
};

/**
 * Mirroring doubles the number of compositions. Plans are not mirrored because of their dimension lines, emblems
 * because of their shape.
 */
const isMirrored = (scene: SceneName, variant: number) =>
  scene !== 'floor-plan' && scene !== 'emblem' && variant % 2 === 1;

/** The complete pool, always with the same pictures in the same order: assets and members refer to indexes. */
export const picturePool: readonly PictureSpec[] = counts.flatMap(([scene, count, hours]) =>
  Array.from({ length: count }, (_, variant): PictureSpec => ({
    key: `${scene}-${String(variant + 1).padStart(2, '0')}`,
    scene,
    variant,
    time: hours[variant % hours.length] ?? timesOfDay[1],
    mirrored: isMirrored(scene, variant),
    ...sizeOf(scene, variant),
  })),
);

const byScene = new Map<SceneName, number[]>();
picturePool.forEach(({ scene }, index) => byScene.set(scene, [...(byScene.get(scene) ?? []), index]));

/** Indexes of a scene's pictures in the pool. */
export const picturesOf = (scene: SceneName): readonly number[] => byScene.get(scene) ?? [];
