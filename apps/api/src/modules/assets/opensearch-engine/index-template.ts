import { createHash } from 'node:crypto';
import { assetPageSize, maxAssetPage } from '@yoodee/api-contract/asset-list';
import { snapshotDefinition } from '@yoodee/server-search-index';
import { fields, leftOutOfSource, walkRadix } from './listing-document.ts';

const settings = {
  // Counts of several shards would be estimates. One holds a million listings.
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  // The process that updates the index also refreshes it, so a search sees a change completely or not at all.
  refresh_interval: '-1',
  max_result_window: maxAssetPage * assetPageSize,
};

const mappings = { dynamic: 'strict', _source: { excludes: leftOutOfSource }, properties: fields };

/** Identifies the definition of an index. An index with another definition is rebuilt, never read. */
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
