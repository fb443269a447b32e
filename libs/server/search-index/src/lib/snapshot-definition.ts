import { stationDistances } from '@yoodee/api-contract/asset-list';
import { stations } from '@yoodee/server-thai-geo';
import { columnsOfFacets, orderings } from './asset-index.ts';
import { dimensions, measures } from './search-row.ts';

/** Increment it when an index stores something else for the same rows. A test fails otherwise. */
export const snapshotVersion = 2;

/** The definition of an index as text: a snapshot with another definition cannot be restored. */
export const snapshotDefinition = (): string =>
  JSON.stringify({
    snapshotVersion,
    dimensions,
    measures,
    orderings,
    columnsOfFacets,
    stationDistances,
    stations: stations.map(({ id, line_id, lat, lng }) => [id, line_id, lat, lng]),
  });
