import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { serviceRequestPageSize, type ServiceRequest } from '@yoodee/api-contract/services';
import type { Db } from '../../db/database.ts';
import { assets, members, serviceRequests, services } from '../../db/schema.ts';
import { assetRef, assetRefOf } from '../assets/asset-ref.ts';

const columns = {
  id: serviceRequests.id,
  name: serviceRequests.name,
  phone: serviceRequests.phone,
  preferred_dates: serviceRequests.preferred_dates,
  province_code: serviceRequests.province_code,
  detail: serviceRequests.detail,
  status: serviceRequests.status,
  created_at: serviceRequests.created_at,
  updated_at: serviceRequests.updated_at,
  slug: services.slug,
  name_th: services.name_th,
  name_en: services.name_en,
  asset: assetRef,
};

export const createServiceRequestQueries = (db: Db) => ({
  /** One page of a member's requests: by account, or by phone when sent without signing in. */
  async searchPage(memberId: number, page: number): Promise<{ items: ServiceRequest[]; total: number }> {
    const provenPhone = db.select({ phone: members.phone }).from(members).where(eq(members.id, memberId));
    const own = or(
      eq(serviceRequests.member_id, memberId),
      and(isNull(serviceRequests.member_id), eq(serviceRequests.phone, sql`(${provenPhone})`)),
    );
    const rows = await db
      .select(columns)
      .from(serviceRequests)
      .innerJoin(services, eq(services.id, serviceRequests.service_id))
      .leftJoin(assets, eq(assets.id, serviceRequests.asset_id))
      .where(own)
      .orderBy(desc(serviceRequests.created_at), desc(serviceRequests.id))
      .limit(serviceRequestPageSize)
      .offset((page - 1) * serviceRequestPageSize);
    const items = rows.map(({ slug, name_th, name_en, preferred_dates, created_at, updated_at, asset, ...row }) => ({
      ...row,
      asset: asset && assetRefOf(asset),
      service: { slug, name: { th: name_th, en: name_en } },
      preferred_dates: preferred_dates ?? [],
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }));
    return { items, total: await db.$count(serviceRequests, own) };
  },
});
