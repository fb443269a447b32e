import baseMapUrl from '../../generated/base-map.json?url';
import { unpackBaseMap, type BaseMap, type PackedBaseMap } from './base-map-data.ts';

let loaded: Promise<BaseMap> | undefined;

/** The ground of maps, loaded once for all maps of a page. Rejects without a network, and is then loaded again. */
export const loadBaseMap = (): Promise<BaseMap> => {
  loaded ??= fetch(baseMapUrl)
    .then((reply) => {
      if (!reply.ok) throw new Error(`The base map answered ${reply.status}.`);
      return reply.json() as Promise<PackedBaseMap>;
    })
    .then(unpackBaseMap)
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
};
