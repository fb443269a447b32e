import type { AssetImage } from '@yoodee/api-contract/images';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import type { PartialAsset } from '@yoodee/asset-rules/fields';
import type { Api } from './api.ts';
import { plainPhotograph } from './photographs.ts';

/** All fields that publishing a condominium requires, without pictures. */
export const condo: PartialAsset = {
  listing_type: 'sale',
  property_type: 'condo',
  seller_role: 'owner',
  province_code: '10',
  district_code: '1014',
  subdistrict_code: '101401',
  bedrooms: 1,
  bathrooms: 1,
  usable_area_sqm: 35.5,
  title_deed_type: 'condo_title',
  price_sale: 4_500_000,
  title_th: 'คอนโดวิวสวน ย่านอารีย์',
  title_en: 'Garden-view condo in Ari',
  description_th: 'ห้องมุม ลมเข้า แสงดี เดินถึงรถไฟฟ้า '.repeat(5),
  contact_channels: ['phone'],
};

/** What a seller writes who writes Thai only. */
export const thaiOnly: PartialAsset = {
  title_th: 'คอนโดวิวแม่น้ำ ใกล้ถนนเจริญนคร',
  title_en: null,
  road: 'ถนนเจริญนคร',
  soi: 'ซอยเจริญนคร 12',
};

export const createDraft = (api: Api, fields: PartialAsset = {}): Promise<MemberAsset> =>
  api.call('POST', '/member/assets', { ...condo, ...fields });

export const addPhotograph = async (api: Api, assetId: number, number = 1): Promise<AssetImage> =>
  api.upload(`/member/assets/${assetId}/images`, `${number}.jpg`, await plainPhotograph(number));

/** A published condominium with five photographs. `fields` override its values. */
export const publishListing = async (api: Api, fields: PartialAsset = {}): Promise<MemberAsset> => {
  const { id } = await createDraft(api, fields);
  for (let number = 1; number <= 5; number += 1) await addPhotograph(api, id, number);
  const { version } = await api.call<MemberAsset>('GET', `/member/assets/${id}`);
  return api.call('POST', `/member/assets/${id}/publish`, { declaration: true, version });
};
