import type { AssetFields } from '@yoodee/api-contract';
import type { Region } from '@yoodee/server-thai-geo';

/** A member as the tables write one. */
export interface MemberRow {
  readonly name: readonly [first: string, last: string];
  readonly role: NonNullable<AssetFields['seller_role']>;
  /** Where the member's property lies; absent: anywhere. */
  readonly region?: Region;
  /** Number among the pictures of people, or of emblems for a firm; absent: no picture. */
  readonly portrait?: number;
  readonly bio?: readonly [th: string, en: string];
  readonly line?: string;
  readonly facebook?: string;
  /** Reads the site in English. */
  readonly isForeign?: true;
}
