/** The part of a station that these rules read: its names, and the walk to it in minutes. */
export interface WalkedStation {
  readonly name: { readonly th: string; readonly en: string };
  readonly walk_minutes: number;
}

/** The longest walk, in minutes, after which an asset still counts as near a station. */
const nearWalkMinutes = 15;

/** Whether a person would walk there. Every text that says how far a station is depends on it. */
export const isNear = ({ walk_minutes }: Pick<WalkedStation, 'walk_minutes'>): boolean =>
  walk_minutes <= nearWalkMinutes;
