import type { FastifyInstance } from 'fastify';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { priceToConfirm, type PartialAsset } from '@yoodee/asset-rules/fields';
import { multipartOf, testWall } from './test-pictures.ts';
import type { TestMember } from './test-member.ts';

/** All fields that publishing a condominium requires, without pictures. */
export const condo: PartialAsset = {
  listing_type: 'sale',
  property_type: 'condo',
  seller_role: 'owner',
  province_code: '10',
  district_code: '1039',
  subdistrict_code: '103901',
  bedrooms: 1,
  bathrooms: 1,
  usable_area_sqm: 35.5,
  title_deed_type: 'condo_title',
  price_sale: 4_500_000,
  title_th: 'คอนโดวิวสวน ใกล้บีทีเอสทองหล่อ',
  description_th: 'ห้องมุม ลมเข้า แสงดี เดินถึงรถไฟฟ้า '.repeat(5),
};

const dataOf = <Data>({ statusCode, payload }: { statusCode: number; payload: string }): Data => {
  if (statusCode >= 400) throw new Error(`${statusCode} ${payload}`);
  return (JSON.parse(payload) as { data: Data }).data;
};

/** Sends one picture as a multipart request; returns the raw response. */
export const sendUpload = (
  app: FastifyInstance,
  { headers }: Pick<TestMember, 'headers'>,
  assetId: number,
  { headers: type, payload }: ReturnType<typeof multipartOf>,
  extra: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/member/assets/${assetId}/images`,
    headers: { ...headers, ...type, ...extra },
    payload,
  });

/** A member's API calls; each throws when it is refused. */
export const actAs = (app: FastifyInstance, { headers }: Pick<TestMember, 'headers'>) => {
  const send = async <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    dataOf<Data>(await app.inject({ method, url: `/api/v1/member/assets${path}`, headers, payload }));
  return {
    create: (fields: PartialAsset = {}) => send<MemberAsset>('POST', '', fields),
    get: (id: number) => send<MemberAsset>('GET', `/${id}`),
    change: (id: number, patch: PartialAsset & { version: number }) => send<MemberAsset>('PATCH', `/${id}`, patch),
    publishChanges: (id: number, version: number, confirmed_price?: number) =>
      send<MemberAsset>('POST', `/${id}/changes/publish`, { version, confirmed_price }),
    /** Changes a listing, and publishes it. */
    async republish(id: number, patch: PartialAsset) {
      const changed = await this.change(id, { ...patch, version: (await this.get(id)).version });
      return this.publishChanges(id, changed.version, priceToConfirm(changed.published!, changed) ?? undefined);
    },
    publish: (id: number, version: number) =>
      send<MemberAsset>('POST', `/${id}/publish`, { declaration: true, version }),
    remove: (id: number) => send<null>('DELETE', `/${id}`),
    removeImage: (id: number, imageId: number) => send<null>('DELETE', `/${id}/images/${imageId}`),
    upload: async (id: number, file: Buffer, fields: Record<string, string> = {}) =>
      dataOf<AssetImage>(await sendUpload(app, { headers }, id, multipartOf(file, { fields }))),
    /** A published condominium with `images` pictures. */
    async published(fields: PartialAsset = {}, images = 5) {
      const { id } = await this.create({ ...condo, ...fields });
      for (let i = 0; i < images; i += 1) await this.upload(id, await testWall(20 + 10 * i));
      const { version } = await this.get(id);
      return this.publish(id, version);
    },
  };
};
