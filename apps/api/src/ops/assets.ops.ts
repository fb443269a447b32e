import { hideAsset, restoreAsset } from '../modules/reports/hidden-assets.ts';
import { AssetId, operation } from './operation.ts';

export const assetOperations = [
  operation({
    name: 'asset hide',
    summary: 'Take an asset from visitors; its owner is told.',
    input: { asset: AssetId },
    kind: 'change',
    async run(tx, { asset }, be) {
      await hideAsset(tx, asset, 'operations');
      return [`Asset ${asset} ${be('is')} hidden.`];
    },
  }),
  operation({
    name: 'asset restore',
    summary: 'Give a hidden asset the status that it had before.',
    input: { asset: AssetId },
    kind: 'change',
    run: async (tx, { asset }, be) => [`Asset ${asset} ${be('is')} ${await restoreAsset(tx, asset)} again.`],
  }),
];
