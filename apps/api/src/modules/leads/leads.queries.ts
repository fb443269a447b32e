import { and, count, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { leadPageSize, type Lead, type LeadStatus } from '@yoodee/api-contract/leads';
import type { Db } from '../../db/database.ts';
import { assets, leads, members } from '../../db/schema.ts';
import { assetRef } from '../assets/asset-ref.ts';

const {
  member_id: _member,
  asset_id: _asset,
  sender_id: _sender,
  consent_version: _consent,
  ...shown
} = getTableColumns(leads);

interface Row extends Pick<typeof leads.$inferSelect, keyof typeof shown> {
  asset: Lead['asset'];
  lineId: string | null;
}

const leadOf = ({ lineId, viewing_slots, created_at, updated_at, ...row }: Row): Lead => ({
  ...row,
  line_id: lineId,
  viewing_slots: viewing_slots?.map((slot) => slot.toISOString()) ?? null,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

/** The fields that a member may change; absent keys stay. */
export interface LeadChanges {
  status?: LeadStatus | undefined;
  note?: string | null | undefined;
}

/** A member's inbox. Another member's enquiry is treated as unknown. */
export const createLeadQueries = (db: Db) => {
  const select = (where: SQL | undefined) =>
    db
      .select({
        ...shown,
        asset: assetRef,
        lineId: sql<string | null>`case when ${members.show_line} then ${members.line_id} end`,
      })
      .from(leads)
      .leftJoin(assets, eq(assets.id, leads.asset_id))
      .leftJoin(members, eq(members.id, leads.sender_id))
      .where(where);

  const own = (id: number, memberId: number) => and(eq(leads.id, id), eq(leads.member_id, memberId));

  return {
    async list(
      memberId: number,
      filter: { status?: LeadStatus | undefined; asset_id?: number | undefined; page: number },
    ) {
      const { status, asset_id, page } = filter;
      const mine = and(
        eq(leads.member_id, memberId),
        asset_id === undefined ? undefined : eq(leads.asset_id, asset_id),
      );
      const rows = await select(and(mine, status && eq(leads.status, status)))
        .orderBy(desc(leads.created_at), desc(leads.id))
        .limit(leadPageSize)
        .offset((page - 1) * leadPageSize);
      const counted = await db
        .select({ status: leads.status, count: count() })
        .from(leads)
        .where(mine)
        .groupBy(leads.status);
      const counts = { new: 0, seen: 0, replied: 0, closed: 0, spam: 0 };
      for (const one of counted) counts[one.status] = one.count;
      const total = status ? counts[status] : Object.values(counts).reduce((sum, one) => sum + one, 0);
      return { items: rows.map(leadOf), total, counts };
    },

    async find(id: number, memberId: number): Promise<Lead | null> {
      const [row] = await select(own(id, memberId));
      return row ? leadOf(row) : null;
    },

    /** False when the member has no such enquiry. */
    async update(id: number, memberId: number, changes: LeadChanges): Promise<boolean> {
      const changed = await db
        .update(leads)
        .set({ ...changes, updated_at: sql`now()` })
        .where(own(id, memberId))
        .returning({ id: leads.id });
      return changed.length > 0;
    },
  };
};
