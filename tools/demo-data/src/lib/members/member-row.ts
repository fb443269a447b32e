import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { Region } from '@yoodee/server-thai-geo';

/** A member's row in the tables. */
export interface MemberRow {
  readonly name: readonly [first: string, last: string];
  readonly role: NonNullable<AssetFields['seller_role']>;
  /** Region of the member's property; absent: everywhere. */
  readonly region?: Region;
  /** Number of the portrait, or of the emblem for a firm; absent: no picture. */
  readonly portrait?: number;
  readonly bio?: readonly [th: string, en: string];
  readonly line?: string;
  readonly facebook?: string;
  /** Uses the site in English. */
  readonly isForeign?: true;
}
