import { walksFrom } from '@yoodee/server-thai-geo';
import { withCapacity } from './growing.ts';

/** More metres than any walk: no station is near. */
const none = 2 ** 16 - 1;

/** The stations within a walk of each document: station numbers and metres side by side, a range for each document. */
export interface StationWalks {
  /** Adds the next document; NaN without a location. */
  add(lat: number, lng: number): void;
  /** Read only: the walks of a document are from the end of the one before to its own. */
  read(): {
    readonly ends: Uint32Array;
    readonly stations: Uint16Array;
    readonly metres: Uint16Array;
    /** Metres to the nearest station of any system, by document; more than the longest walk without one. */
    readonly nearest: Uint16Array;
  };
}

export const createStationWalks = (): StationWalks => {
  let ends = new Uint32Array(1_024);
  let stations = new Uint16Array(1_024);
  let metres = new Uint16Array(1_024);
  let nearest = new Uint16Array(1_024);
  let documents = 0;
  let size = 0;
  return {
    add(lat, lng) {
      let least = none;
      for (const walk of walksFrom({ lat, lng })) {
        stations = withCapacity(stations, size);
        metres = withCapacity(metres, size);
        stations[size] = walk.station;
        metres[size++] = walk.metres;
        least = Math.min(least, walk.metres);
      }
      nearest = withCapacity(nearest, documents);
      nearest[documents] = least;
      ends = withCapacity(ends, documents);
      ends[documents++] = size;
    },
    read: () => ({ ends, stations, metres, nearest }),
  };
};
