import { stationDistances } from '@yoodee/api-contract/asset-list';
import { stations } from '@yoodee/server-thai-geo';
import { columnsOfFacets, orderings } from './asset-index.ts';
import { dimensions, measures } from './search-row.ts';

/** Raise it when an index keeps something else of the same rows. A test fails when that is forgotten. */
export const snapshotVersion = 2;

/** What an index is made of, as text: a snapshot of another definition cannot be restored. */
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
