import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { ContactChannel } from '@yoodee/asset-rules/options';
import type { Region } from '@yoodee/server-thai-geo';
import { picturesOf } from '../pictures/pool.ts';
import { createRandom, type Random } from '../random.ts';
import { agents } from './agents.data.ts';
import type { DemoMember } from './demo-member.ts';
import { firms } from './firms.data.ts';
import type { MemberRow } from './member-row.ts';
import { owners } from './owners.data.ts';
import { privateOwners } from './private-owners.data.ts';

type Role = NonNullable<AssetFields['seller_role']>;

/** The order of the owner indexes. Add new members at the end of a table, before the demo is seeded. */
const wellKnown: readonly MemberRow[] = [...firms, ...agents, ...owners];
const rows: readonly MemberRow[] = [...wellKnown, ...privateOwners];

/** Mobile numbers 08x-000-01nn: valid, but not assigned. */
const phoneOf = (index: number) => `+668${index % 10}000${String(101 + index).padStart(4, '0')}`;

const portraitOf = ({ portrait, role }: MemberRow): number | null =>
  portrait === undefined ? null : picturesOf(role === 'developer' || role === 'bank' ? 'emblem' : 'person')[portrait]!;

const day = 86_400_000;

const drawShowsPhone = (random: Random) => random.chance(0.9);

/** The channels that a member shows on each of their listings. */
export const channelsOf = (index: number): ContactChannel[] => {
  const { line, facebook } = rows[index]!;
  return [
    ...(drawShowsPhone(createRandom('member', index)) ? (['phone'] as const) : []),
    ...(line === undefined ? [] : (['line'] as const)),
    ...(facebook === undefined ? [] : (['facebook'] as const)),
  ];
};

const memberOf = (row: MemberRow, index: number, now: Date): DemoMember => {
  const random = createRandom('member', index);
  return {
    first_name: row.name[0],
    last_name: row.name[1],
    phone: phoneOf(index),
    contact_phone: null,
    line_id: row.line ?? null,
    facebook: row.facebook ?? null,
    bio_th: row.bio?.[0] ?? null,
    bio_en: row.bio?.[1] ?? null,
    channels: { phone: drawShowsPhone(random), line: row.line !== undefined, facebook: row.facebook !== undefined },
    locale: row.isForeign ? 'en' : 'th',
    // Earlier than all of their listings.
    created_at: new Date(now.getTime() - Math.round(random.between(420, 1_400) * day)),
    picture: portraitOf(row),
  };
};

export const createMembers = (now: Date): DemoMember[] => rows.map((row, index) => memberOf(row, index, now));

/** The index of an owner with few listings: the same number always gives the same owner. */
export const privateOwner = (number: number): number => wellKnown.length + (number % privateOwners.length);

const indexes = wellKnown.map((row, index) => ({ ...row, index }));

const byRoleAndRegion = new Map<string, readonly number[]>();

/** Indexes of the members with this role in this region; every region has at least one. Without private owners. */
export const membersFor = (role: Role, region: Region): readonly number[] => {
  const key = `${role} ${region}`;
  let found = byRoleAndRegion.get(key);
  if (!found) {
    const inRole = indexes.filter((member) => member.role === role);
    const near = inRole.filter((member) => member.region === undefined || member.region === region);
    found = (near.length > 0 ? near : inRole).map(({ index }) => index);
    byRoleAndRegion.set(key, found);
  }
  return found;
};
