import { stations, walksFrom } from '@yoodee/server-thai-geo';
import { withCapacity } from './growing.ts';

/** More metres than any walk: no station is near. */
const none = 2 ** 16 - 1;

/** The documents within a walk of one station in ascending order, and the metres of their walks side by side. */
interface WalkedTo {
  docs: Uint32Array<ArrayBuffer>;
  metres: Uint16Array<ArrayBuffer>;
  /** How many documents there are; the arrays may have room for more. */
  size: number;
}

/**
 * Walks between documents and stations, by station: a search for one station, a line or a destination reads a few lists
 * from beginning to end, instead of the walks of every document.
 */
export interface StationWalks {
  /** Adds the next document; NaN without a location. */
  add(lat: number, lng: number): void;
  /** Read only. */
  read(): {
    /** By station number. */
    readonly walkedTo: readonly Readonly<WalkedTo>[];
    /** Metres to the nearest station of any system, by document; more than the longest walk without one. */
    readonly nearest: Uint16Array;
  };
}

export const createStationWalks = (): StationWalks => {
  const walkedTo = stations.map((): WalkedTo => ({ docs: new Uint32Array(16), metres: new Uint16Array(16), size: 0 }));
  let nearest = new Uint16Array(1_024);
  let documents = 0;
  return {
    add(lat, lng) {
      let least = none;
      for (const { station, metres } of walksFrom({ lat, lng })) {
        const walked = walkedTo[station]!;
        walked.docs = withCapacity(walked.docs, walked.size);
        walked.metres = withCapacity(walked.metres, walked.size);
        walked.docs[walked.size] = documents;
        walked.metres[walked.size++] = metres;
        least = Math.min(least, metres);
      }
      nearest = withCapacity(nearest, documents);
      nearest[documents++] = least;
    },
    read: () => ({ walkedTo, nearest }),
  };
};
