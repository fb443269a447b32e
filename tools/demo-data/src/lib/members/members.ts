import type { AssetFields } from '@yoodee/api-contract';
import type { Region } from '@yoodee/server-thai-geo';
import { picturesOf } from '../pictures/pool.ts';
import { createRandom } from '../random.ts';
import { agents } from './agents.data.ts';
import type { DemoMember } from './demo-member.ts';
import { firms } from './firms.data.ts';
import type { MemberRow } from './member-row.ts';
import { owners } from './owners.data.ts';

type Role = NonNullable<AssetFields['seller_role']>;

/** In the order that assets count their owners in; new members go to the end of a table before the demo is seeded. */
const rows: readonly MemberRow[] = [...firms, ...agents, ...owners];

/** Mobile numbers 08x-000-01nn: well formed, and given to nobody. */
const phoneOf = (index: number) => `+668${index % 10}000${String(101 + index).padStart(4, '0')}`;

const portraitOf = ({ portrait, role }: MemberRow): number | null =>
  portrait === undefined ? null : picturesOf(role === 'developer' || role === 'bank' ? 'emblem' : 'person')[portrait]!;

const day = 86_400_000;

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
    channels: { phone: random.chance(0.9), line: row.line !== undefined, facebook: row.facebook !== undefined },
    locale: row.isForeign ? 'en' : 'th',
    // Long enough ago that everything they list came after it.
    created_at: new Date(now.getTime() - Math.round(random.between(420, 1_400) * day)),
    picture: portraitOf(row),
  };
};

export const createMembers = (now: Date): DemoMember[] => rows.map((row, index) => memberOf(row, index, now));

const indexes = rows.map((row, index) => ({ ...row, index }));

const byRoleAndRegion = new Map<string, readonly number[]>();

/** Indexes of the members who list property in this role and part of the country; everywhere at least one. */
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
