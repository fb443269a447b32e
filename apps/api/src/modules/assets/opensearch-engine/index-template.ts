import { createHash } from 'node:crypto';
import { assetPageSize, maxAssetPage } from '@yoodee/api-contract/asset-list';
import { snapshotDefinition } from '@yoodee/server-search-index';
import { fields, leftOutOfSource, walkRadix } from './listing-document.ts';

const settings = {
  // Counts of several shards would be estimates. One holds a million listings.
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  // Whoever feeds the index refreshes it, so a search sees all of a change or nothing of it.
  refresh_interval: '-1',
  max_result_window: maxAssetPage * assetPageSize,
};

const mappings = { dynamic: 'strict', _source: { excludes: leftOutOfSource }, properties: fields };

/** Names what an index holds. An index of another definition is built anew, never read. */
export const indexDefinition = createHash('sha256')
  .update(JSON.stringify([settings, mappings, walkRadix, snapshotDefinition()]))
  .digest('hex')
  .slice(0, 16);

/** Indices of a name: `yoodee-listings.1764190000000`. The dot keeps those of another name apart. */
export const patternOf = (name: string): string => `${name}.*`;

/** The template of every index of this name. It has no analysis: texts arrive as words. */
export const indexTemplate = (name: string) => ({
  index_patterns: [patternOf(name)],
  priority: 100,
  template: { settings, mappings },
});
