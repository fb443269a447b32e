import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import type { Db } from '../../db/database.ts';
import { ownImagesOf } from '../assets/images-of.queries.ts';
import { memberAssetOf } from './member-asset.view.ts';
import { findOpenChanges, imageTableOf } from './open-changes.ts';
import type { AssetRow } from './own-asset.ts';

/** An asset for its owner, with its open changes applied. */
export const answerOf = async (db: Db, row: AssetRow): Promise<MemberAsset> => {
  const published = await ownImagesOf(db, row.id);
  if (row.status === 'draft') return memberAssetOf(row, { images: published });
  const open = await findOpenChanges(db, row);
  const images = open?.hasImages ? await ownImagesOf(db, row.id, imageTableOf(open)) : published;
  return memberAssetOf({ ...row, ...open?.fields } as AssetRow, { images, published: { row, images: published } });
};
