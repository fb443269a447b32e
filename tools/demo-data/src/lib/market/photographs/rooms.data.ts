import { numbered } from './pictures-by-key.ts';

/** The view from a room's windows. */
export type Outlook = 'city' | 'garden' | 'sea';

type Seen = Outlook | null;

/** The view in each picture of a scene, in order. Null: no view is visible, so the picture fits everywhere. */
// prettier-ignore
const seen = {
  'living-room': [
    'city', 'garden', 'sea', 'garden', 'sea', 'garden', 'sea', 'garden', null, 'garden', 'city', 'garden', 'city', null, 'sea', 'garden',
  ],
  bedroom: [
    'garden', 'sea', 'garden', 'city', 'garden', 'sea', 'garden', 'city', 'garden', 'sea', 'garden', 'city', 'garden', 'sea',
  ],
  bathroom: [null, 'city', null, 'city', null, 'garden', null, 'garden'],
  kitchen: ['sea', 'garden', 'city', 'garden', 'sea', 'garden', 'city', 'garden'],
  workroom: ['city', 'garden', 'sea', null],
  balcony: ['city', 'garden', 'sea', 'garden', 'city', 'garden'],
  'pool-deck': ['city', 'city', 'sea', 'city', 'city'],
  fitness: ['sea', 'garden', 'garden'],
} as const satisfies Record<string, readonly Seen[]>;

export type RoomScene = keyof typeof seen;

export const isRoomScene = (scene: string): scene is RoomScene => Object.hasOwn(seen, scene);

const indexes = new Map<string, readonly number[]>();

/** The pictures of a scene that show one of `outlooks`, or no view. */
export const roomsSeeing = (scene: RoomScene, outlooks: readonly Outlook[]): readonly number[] => {
  const key = [scene, ...outlooks].join();
  let found = indexes.get(key);
  if (!found) {
    const fits = (outlook: Seen) => outlook === null || outlooks.includes(outlook);
    found = numbered(
      scene,
      seen[scene].flatMap((outlook, index) => (fits(outlook) ? [index + 1] : [])),
    );
    indexes.set(key, found);
  }
  return found;
};
