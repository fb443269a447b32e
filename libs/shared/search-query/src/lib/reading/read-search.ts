import { repairLayout } from '../repair-layout.ts';
import { scanItems, termOf, type Item } from './items.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import type { PlaceData } from './place-terms.ts';
import { readPlace, readStation } from './read-place.ts';
import { readQuantity, type Surroundings, type Understood } from './read-quantity.ts';
import { squash, type Squashed } from './squash.ts';
import type { Meaning } from './terms.ts';

/** Words of a search and the filters they ask for. */
export interface SearchClaim {
  readonly text: string;
  readonly meaning: Meaning;
}

export interface SearchReading {
  /** All claims together. */
  readonly meaning: Meaning;
  readonly claims: readonly SearchClaim[];
  /** What was not understood, as it was typed; of up to 200 characters, reading it again understands nothing more. */
  readonly rest: string;
}

/** Reads what someone typed into the search box. */
export type SearchReader = (text: string) => SearchReading;

/** More than this nobody types; what is beyond stays text. */
const longestRead = 200;
const usualStationMetres = 800;
/** A second opening mark ends the search for the closing one: otherwise each would look through all that follows. */
const quoted = /"[^"]*"|“[^“”]*”/g;

const surroundingsOf = (items: readonly Item[]): Surroundings => {
  const asksFor = (test: (meaning: Meaning) => boolean | undefined) =>
    items.some((item) => item.terms.some((term) => term.is === 'filter' && test(term.meaning)));
  return {
    isRent: asksFor(({ listing_type }) => listing_type?.includes('rent')),
    isLand: asksFor(({ property_type }) => property_type?.includes('land')),
    hasStation: items.some((item) => termOf(item, 'station')),
  };
};

/** บ้าน in บ้านสวนริมคลอง is part of a name: a general word that runs on into an unknown one is left alone. */
const isPartOfName = (items: readonly Item[], at: number, { text, gaps }: Squashed): boolean => {
  const next = items[at + 1];
  const isGeneral = text.slice(items[at]!.from, items[at]!.to) === 'บ้าน';
  // ต้น and ปลาย mean something after amounts alone; บ้านปลายนา is a name.
  const isUnknown = next?.terms.every(({ is }) => is === 'shade' || is === 'half') && next.number === null;
  return isGeneral && next !== undefined && isUnknown === true && !gaps.has(next.from);
};

const readFilter = (items: readonly Item[], at: number, squashed: Squashed): Understood | null => {
  const term = termOf(items[at], 'filter');
  return term && !isPartOfName(items, at, squashed) ? { to: at + 1, meaning: term.meaning } : null;
};

/** Both together: lists grow, one value cannot be two. Null where they contradict each other. */
const merge = (known: Meaning, added: Meaning): Meaning | null => {
  const merged: Record<string, unknown> = { ...known };
  for (const [key, value] of Object.entries(added)) {
    const before = merged[key];
    if (Array.isArray(value)) merged[key] = [...new Set([...((before as unknown[]) ?? []), ...value])];
    else if (before === undefined) merged[key] = value;
    else if (before !== value) return null;
  }
  const { price_min = 0, price_max = Infinity, usable_min = 0, usable_max = Infinity, station } = merged as Meaning;
  return price_min > price_max || usable_min > usable_max || (station?.length ?? 0) > 10 ? null : (merged as Meaning);
};

interface Span extends SearchClaim {
  readonly from: number;
  readonly to: number;
}

/** The words between two places of the squashed text, typed as they were where nothing else shares their stretch. */
const textBetween = ({ text, stretches }: Squashed, from: number, to: number): string =>
  stretches
    .filter((stretch) => stretch.from < to && stretch.to > from)
    .map((stretch) =>
      stretch.from >= from && stretch.to <= to
        ? stretch.typed
        : text.slice(Math.max(from, stretch.from), Math.min(to, stretch.to)),
    )
    .join(' ');

/** The spans that mean something, in order. A small word belongs to the span it leads to. */
const spansIn = (items: readonly Item[], squashed: Squashed, isDistanceSaid: boolean): Span[] => {
  const around = surroundingsOf(items);
  const spans: Span[] = [];
  let known: Meaning = {};
  for (let at = 0; at < items.length;) {
    const found =
      readQuantity(items, at, around) ??
      readStation(items, at, isDistanceSaid) ??
      readPlace(items, at) ??
      readFilter(items, at, squashed);
    const merged = found && merge(known, found.meaning);
    if (found && merged && Object.keys(found.meaning).length > 0) {
      const [from, to] = [items[at]!.from, items[found.to - 1]!.to];
      spans.push({ from, to, meaning: found.meaning, text: textBetween(squashed, from, to) });
      known = merged;
    }
    at = found?.to ?? at + 1;
  }
  return spans;
};

/** A distance is one to a station, wherever in the search it stands: what it is to is known only at the end. */
const findSpans = (items: readonly Item[], squashed: Squashed): Span[] => {
  const spans = spansIn(items, squashed, false);
  const says = (key: keyof Meaning) => spans.some(({ meaning }) => meaning[key] !== undefined);
  return says('station_m') && !says('station') ? spansIn(items, squashed, true) : spans;
};

const isSmall = (item: Item | undefined) =>
  !item || termOf(item, 'filler') !== undefined || termOf(item, 'about') !== undefined;

/** What no span holds. Small words go with their neighbours: beside a span, or where nothing else is left. */
const restOf = (items: readonly Item[], spans: readonly Span[], squashed: Squashed): string => {
  const isClaimed = (item: Item) => spans.some(({ from, to }) => item.from >= from && item.to <= to);
  const left = items.filter((item) => !isClaimed(item));
  const isDropped = (item: Item) => {
    const at = items.indexOf(item);
    const [before, after] = [items[at - 1], items[at + 1]];
    return isSmall(item) && ((before && isClaimed(before)) || (after && isClaimed(after)) || left.every(isSmall));
  };
  const kept = spans.length === 0 ? left : left.filter((item) => !isDropped(item));
  const runs: { from: number; to: number }[] = [];
  for (const { from, to } of kept) {
    const last = runs.at(-1);
    if (last?.to === from) last.to = to;
    else runs.push({ from, to });
  }
  const texts = runs.map(({ from, to }) => textBetween(squashed, from, to));
  return (spans.length === 0 ? texts : texts.filter((text) => /[\p{L}\p{N}]/u.test(text))).join(' ');
};

/** The text before and after the place where reading ends, at a space where there is one. */
const cut = (text: string): readonly [string, string] => {
  if (text.length <= longestRead) return [text, ''];
  const space = text.slice(0, longestRead).search(/\s\S*$/);
  const at = space > 0 ? space : longestRead;
  return [text.slice(0, at), text.slice(at).trim()];
};

const readPlain = (text: string, lexicon: Lexicon): SearchReading => {
  const squashed = squash(repairLayout(text, lexicon.vocabulary));
  const items = scanItems(squashed, lexicon);
  const spans = findSpans(items, squashed);
  if (spans.length === 0) return { meaning: {}, claims: [], rest: text.trim() };
  const claims = spans.map(({ text: words, meaning }) => ({ text: words, meaning }));
  return {
    meaning: claims.reduce<Meaning>((all, { meaning }) => merge(all, meaning) ?? all, {}),
    claims,
    rest: restOf(items, spans, squashed),
  };
};

/** Near a station is 800 m unless a distance was said; the words that named the station say so. */
const withDistance = (reading: SearchReading): SearchReading => {
  const { meaning, claims } = reading;
  if (!meaning.station || meaning.station_m !== undefined) return reading;
  const near = { station_m: usualStationMetres };
  return {
    ...reading,
    meaning: { ...meaning, ...near },
    claims: claims.map((claim) =>
      claim.meaning.station ? { ...claim, meaning: { ...claim.meaning, ...near } } : claim,
    ),
  };
};

/** The contract lets no sale be cheaper: who asks for less than this looks for a rent, where no other deal was named. */
const leastSalePrice = 50_000;

const withRent = (reading: SearchReading): SearchReading => {
  const { meaning, claims } = reading;
  if (meaning.listing_type || meaning.price_max === undefined || meaning.price_max >= leastSalePrice) return reading;
  const rent = { listing_type: ['rent' as const] };
  return {
    ...reading,
    meaning: { ...meaning, ...rent },
    claims: claims.map((claim) =>
      claim.meaning.price_max === undefined ? claim : { ...claim, meaning: { ...claim.meaning, ...rent } },
    ),
  };
};

/**
 * A reader that knows these places and stations. What it understands becomes filters; everything else, and everything
 * in quotes, stays text. Reads 200 characters; never throws. Making one takes a moment, reading does not.
 */
export const createSearchReader = (data: PlaceData): SearchReader => {
  const lexicon = createLexicon(data);
  return (typed) => {
    const literals = typed.match(quoted) ?? [];
    const [head, tail] = cut(typed.replace(quoted, ' '));
    const reading = withRent(withDistance(readPlain(head, lexicon)));
    if (reading.claims.length === 0) return { ...reading, rest: typed.trim() };
    const isStable = readPlain(reading.rest, lexicon).claims.length === 0;
    const rest = isStable ? reading.rest : `"${reading.rest.replaceAll('"', '')}"`;
    return { ...reading, rest: [rest, tail, ...literals].filter(Boolean).join(' ') };
  };
};
