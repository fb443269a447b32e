import { pricesOf, type AssetPrice } from '@yoodee/asset-rules';
import { maxCompared } from '@yoodee/api-contract/assets';
import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { propertyTypes, listingTypes } from '@yoodee/asset-rules/options';
import { hrefs, type Locale } from '@yoodee/site';
import { fieldLabel, memberName, placeLine, textIn, type ShownText } from '@yoodee/ui-asset-card';
import { bestOf, type Best } from './best-value.ts';
import type { CompareIds } from './compare-ids.ts';
import {
  groupOrder,
  rowSources,
  type CompareGroup,
  type ComparedDetail,
  type RowSource,
  type Said,
} from './compare-rows.ts';

export interface MissingField {
  name: AssetFieldName;
  label: string;
}

/** An asset of the comparison: its heading, and the fields without a value. */
export interface ComparedAsset {
  id: number;
  code: string;
  title: ShownText;
  kind: string;
  place: string;
  prices: AssetPrice[];
  cover: { key: string; width: number; height: number; thumbhash: string } | null;
  /** Set when the asset is no longer on offer. */
  closed: 'reserved' | 'sold' | 'rented' | 'expired' | null;
  /** The comparison without it. */
  removeHref: string;
  missing: MissingField[];
  seller: string;
  sellerId: number;
}

export interface CompareCell {
  /** Null: unknown, or not applicable to such an asset. */
  said: Said | null;
  exists: boolean;
  best: Best | null;
}

export interface CompareRow {
  key: string;
  label: string;
  cells: CompareCell[];
  /** Whether all assets have the same value. */
  isSame: boolean;
}

/** The outcome of parsing the address. */
export interface CompareProblems extends Pick<CompareIds, 'repeated' | 'foreign'> {
  /** Codes of the assets beyond the limit. */
  overflow: string[];
  /** Codes of the assets that are not accessible. */
  unavailable: string[];
  added: 'unreadable' | 'repeated' | 'full' | null;
}

export interface ComparePageView {
  assets: ComparedAsset[];
  groups: { group: CompareGroup; rows: CompareRow[]; isSame: boolean }[];
  /** The ids in the address, for the form that adds one. */
  ids: number[];
  hasRoom: boolean;
  hasLand: boolean;
  problems: CompareProblems;
}

interface Source {
  asked: CompareIds;
  added: CompareProblems['added'];
  details: readonly ComparedDetail[];
  locale: Locale;
  now: Date;
}

/** The code of an asset by its id, for assets that are not accessible. */
const codeOf = (id: number) => `A${String(id).padStart(7, '0')}`;

const closedStates = ['reserved', 'sold', 'rented', 'expired'] as const;

const rowOf = (source: RowSource, { details, locale, now }: Source): CompareRow | null => {
  if (!details.some(source.exists)) return null;
  const texts = details.map((asset) => source.say(asset, locale, now));
  if (source.asks === undefined && texts.every((text) => text === null)) return null;
  const { better } = source;
  const isOneKind = new Set(details.map((asset) => better?.per?.(asset))).size === 1;
  const best = better && isOneKind ? bestOf(details.map(better.of), better.is) : [];
  return {
    key: source.key,
    label: source.label[locale],
    cells: details.map((asset, index) => ({
      said: texts[index] ?? null,
      exists: source.exists(asset),
      best: best[index] ? better!.is : null,
    })),
    isSame: details.length > 1 && texts.every((text) => text?.text === texts[0]?.text && text?.href === texts[0]?.href),
  };
};

const missingOf = (asset: ComparedDetail, { locale, now }: Source): MissingField[] =>
  rowSources.flatMap(({ asks, exists, say }) =>
    asks && exists(asset) && say(asset, locale, now) === null ? [{ name: asks, label: fieldLabel(asks, locale) }] : [],
  );

const comparedAsset = (asset: ComparedDetail, source: Source): ComparedAsset => {
  const { locale, details } = source;
  const [cover] = asset.images;
  const closed = closedStates.find((status) => status === asset.status) ?? null;
  return {
    id: asset.id,
    code: asset.code,
    title: textIn(locale, asset.title_th, asset.title_en) ?? { text: asset.code },
    kind: `${propertyTypes[asset.property_type][locale]} · ${listingTypes[asset.listing_type][locale]}`,
    place: placeLine(locale, asset.place.district, asset.place.province),
    prices: pricesOf(asset),
    cover: cover ? { key: cover.key, width: cover.width, height: cover.height, thumbhash: cover.thumbhash } : null,
    closed,
    removeHref: hrefs(locale).compareWith(details.filter(({ id }) => id !== asset.id).map(({ id }) => id)),
    missing: closed === null || closed === 'reserved' ? missingOf(asset, source) : [],
    seller: memberName(locale, asset.seller).name.text,
    sellerId: asset.seller.id,
  };
};

/** The view model of the comparison, from its address and the API's data. */
export const toComparePageView = (source: Source): ComparePageView => {
  const { asked, added, details } = source;
  const isLand = details.every(({ property_type }) => property_type === 'land');
  const groupOf = ({ group }: RowSource) => (group === 'building' && isLand ? 'land' : group);
  const rows = details.length > 0 ? rowSources.map((row) => ({ group: groupOf(row), row: rowOf(row, source) })) : [];
  const found = new Set(details.map(({ id }) => id));
  return {
    assets: details.map((asset) => comparedAsset(asset, source)),
    groups: groupOrder
      .map((group) => {
        const lines = rows.flatMap((one) => (one.group === group && one.row ? [one.row] : []));
        return { group, rows: lines, isSame: lines.every(({ isSame }) => isSame) };
      })
      .filter(({ rows: lines }) => lines.length > 0),
    ids: details.map(({ id }) => id),
    hasRoom: details.length < maxCompared,
    hasLand: details.some(({ land_total_sq_wah }) => land_total_sq_wah !== null),
    problems: {
      repeated: asked.repeated,
      overflow: asked.overflow.map(codeOf),
      foreign: asked.foreign,
      unavailable: asked.ids.filter((id) => !found.has(id)).map(codeOf),
      added,
    },
  };
};
