import { nearStationMetres } from '@yoodee/api-contract/asset-list';
import { lowestSalePrice } from '@yoodee/asset-rules';
import { repairLayout } from '../repair-layout.ts';
import { tokenize, termOf, type Token } from './tokenizer.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import type { PlaceData } from './place-terms.ts';
import { namesAt, parseName, parseRail, townMeaningsAt, type NameKind, type Named } from './parse-name.ts';
import { parseBuilding } from './parse-building.ts';
import { parsePlace, parseStation } from './parse-place.ts';
import { parseQuantity, type ParseContext, type Match } from './parse-quantity.ts';
import { parseWalk } from './parse-walk.ts';
import { noProjects, type ProjectNames } from './project-names.ts';
import { squash, type Squashed } from './squash.ts';
import type { Meaning } from './terms.ts';

/** The words of a search that stand for filters, and those filters. */
export interface SearchClaim {
  readonly text: string;
  readonly meaning: Meaning;
  /** How a name without other words was interpreted; null for any other search. */
  readonly kind: NameKind | null;
  /** What else a bare name may mean. */
  readonly others: readonly Named[];
}

/** A name that stays text, and what it may mean instead. */
export interface TextName {
  readonly text: string;
  readonly others: readonly Named[];
}

export interface ParsedSearch {
  /** All claims together. */
  readonly meaning: Meaning;
  readonly claims: readonly SearchClaim[];
  /** Names in the rest that may be meant as filters. */
  readonly names: readonly TextName[];
  /** The text that was not parsed, as typed. Parsing it again (up to 200 characters) gives no further filters. */
  readonly rest: string;
}

/** Parses the text of the search box; `projects` are the projects that a search may name. */
export type SearchParser = (text: string, projects?: ProjectNames) => ParsedSearch;

/** Characters that are parsed; the rest stays text. */
const maxParsedLength = 200;
/** The negated sets also exclude the opening mark, so that many opening marks do not each scan the rest of the text. */
const quoted = /"[^"]*"|“[^“”]*”/g;

const contextOf = (tokens: readonly Token[]): ParseContext => {
  const asksFor = (test: (meaning: Meaning) => boolean | undefined) =>
    tokens.some((token) => token.terms.some((term) => term.is === 'filter' && test(term.meaning)));
  return {
    isRent: asksFor(({ listing_type }) => listing_type?.includes('rent')),
    isLand: asksFor(({ property_type }) => property_type?.includes('land')),
    hasStation: tokens.some(({ terms }) =>
      terms.some(({ is }) => is === 'station' || is === 'rail' || is === 'transit'),
    ),
    isOnFoot: tokens.some((token) => termOf(token, 'onFoot')),
  };
};

/** บ้าน in บ้านสวนริมคลอง is part of a name: a general word that is joined to an unknown word stays text. */
const isPartOfName = (tokens: readonly Token[], at: number, { text, gaps }: Squashed): boolean => {
  const next = tokens[at + 1];
  const isGeneral = text.slice(tokens[at]!.from, tokens[at]!.to) === 'บ้าน';
  // ต้น and ปลาย have a meaning only after amounts; บ้านปลายนา is a name.
  const isUnknown = next?.terms.every(({ is }) => is === 'shade' || is === 'half') && next.number === null;
  return isGeneral && next !== undefined && isUnknown === true && !gaps.has(next.from);
};

const parseFilter = (tokens: readonly Token[], at: number, squashed: Squashed): Match | null => {
  const term = termOf(tokens[at], 'filter');
  return term && !isPartOfName(tokens, at, squashed) ? { to: at + 1, meaning: term.meaning } : null;
};

/** Merges two sets of filters: lists are joined, single values must be equal. Null where the two contradict. */
const merge = (known: Meaning, added: Meaning): Meaning | null => {
  const merged: Record<string, unknown> = { ...known };
  for (const [key, value] of Object.entries(added)) {
    const before = merged[key];
    if (Array.isArray(value)) merged[key] = [...new Set([...((before as unknown[]) ?? []), ...value])];
    else if (before === undefined) merged[key] = value;
    else if (before !== value) return null;
  }
  const { station, ...all } = merged as Meaning;
  const isReversed = (['price', 'usable', 'floor', 'year'] as const).some(
    (of) => (all[`${of}_min`] ?? -Infinity) > (all[`${of}_max`] ?? Infinity),
  );
  return isReversed || (station?.length ?? 0) > 10 ? null : (merged as Meaning);
};

interface Span extends SearchClaim {
  readonly from: number;
  readonly to: number;
}

const isClaimed = ({ from, to }: Token, spans: readonly Span[]): boolean =>
  spans.some((span) => from >= span.from && to <= span.to);

/** The text between two positions of the squashed text: as typed if it covers complete stretches. */
const textBetween = ({ text, stretches }: Squashed, from: number, to: number): string =>
  stretches
    .filter((stretch) => stretch.from < to && stretch.to > from)
    .map((stretch) =>
      stretch.from >= from && stretch.to <= to
        ? stretch.typed
        : text.slice(Math.max(from, stretch.from), Math.min(to, stretch.to)),
    )
    .join(' ');

/** The names of towns outside all spans. */
const namesIn = (tokens: readonly Token[], spans: readonly Span[], squashed: Squashed): TextName[] =>
  tokens.flatMap((token, at) => {
    const others = isClaimed(token, spans) ? [] : townMeaningsAt(tokens, at);
    return others.length > 0 ? [{ text: textBetween(squashed, token.from, token.to), others }] : [];
  });

/** What else a bare name may mean. */
const othersOf = (tokens: readonly Token[], at: number, { kind, meaning }: Match): Named[] => {
  if (!kind) return [];
  const chosen = JSON.stringify(meaning);
  return namesAt(tokens, at).filter((named) => JSON.stringify(named.meaning) !== chosen);
};

/** The spans that stand for filters, in order. A filler word belongs to the span that follows it. */
const spansIn = (tokens: readonly Token[], squashed: Squashed, isDistanceSaid: boolean): Span[] => {
  const around = contextOf(tokens);
  const spans: Span[] = [];
  let known: Meaning = {};
  for (let at = 0; at < tokens.length;) {
    const found =
      parseBuilding(tokens, at) ??
      parseWalk(tokens, at, around) ??
      parseQuantity(tokens, at, around) ??
      parseStation(tokens, at, isDistanceSaid) ??
      parseRail(tokens, at) ??
      parsePlace(tokens, at) ??
      parseName(tokens, at) ??
      parseFilter(tokens, at, squashed);
    const merged = found && merge(known, found.meaning);
    if (found && merged && Object.keys(found.meaning).length > 0) {
      const [from, to] = [tokens[at]!.from, tokens[found.to - 1]!.to];
      const text = textBetween(squashed, from, to);
      spans.push({
        from,
        to,
        text,
        meaning: found.meaning,
        kind: found.kind ?? null,
        others: othersOf(tokens, at, found),
      });
      known = merged;
    }
    at = found?.to ?? at + 1;
  }
  return spans;
};

/**
 * A distance applies to a station anywhere in the search, so a search with a distance and no station is parsed twice.
 */
const findSpans = (tokens: readonly Token[], squashed: Squashed): Span[] => {
  const spans = spansIn(tokens, squashed, false);
  const says = (key: keyof Meaning) => spans.some(({ meaning }) => meaning[key] !== undefined);
  return says('station_m') && !says('station') && !says('rail') ? spansIn(tokens, squashed, true) : spans;
};

const isSmall = (token: Token | undefined) =>
  !token || termOf(token, 'filler') !== undefined || termOf(token, 'about') !== undefined;

/** The text outside all spans. Filler words are dropped beside a span, or where only filler words are left. */
const restOf = (tokens: readonly Token[], spans: readonly Span[], squashed: Squashed): string => {
  const left = tokens.filter((token) => !isClaimed(token, spans));
  const isDropped = (token: Token) => {
    const at = tokens.indexOf(token);
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    return (
      isSmall(token) &&
      ((before && isClaimed(before, spans)) || (after && isClaimed(after, spans)) || left.every(isSmall))
    );
  };
  const remaining = spans.length === 0 ? left : left.filter((token) => !isDropped(token));
  const runs: { from: number; to: number }[] = [];
  for (const { from, to } of remaining) {
    const last = runs.at(-1);
    if (last?.to === from) last.to = to;
    else runs.push({ from, to });
  }
  const texts = runs.map(({ from, to }) => textBetween(squashed, from, to));
  return (spans.length === 0 ? texts : texts.filter((text) => /[\p{L}\p{N}]/u.test(text))).join(' ');
};

/** The text that is parsed and the text that is not, divided at a space if possible. */
const cut = (text: string): readonly [string, string] => {
  if (text.length <= maxParsedLength) return [text, ''];
  const space = text.slice(0, maxParsedLength).search(/\s\S*$/);
  const at = space > 0 ? space : maxParsedLength;
  return [text.slice(0, at), text.slice(at).trim()];
};

const parsePlain = (text: string, lexicon: Lexicon, projects: ProjectNames): ParsedSearch => {
  const squashed = squash(repairLayout(text, lexicon.vocabulary));
  const tokens = tokenize(squashed, lexicon, projects);
  const spans = findSpans(tokens, squashed);
  const names = namesIn(tokens, spans, squashed);
  if (spans.length === 0) return { meaning: {}, claims: [], names, rest: text.trim() };
  const claims = spans.map(({ from: _from, to: _to, ...claim }) => claim);
  return {
    meaning: claims.reduce<Meaning>((all, { meaning }) => merge(all, meaning) ?? all, {}),
    claims,
    names,
    rest: restOf(tokens, spans, squashed),
  };
};

/** Adds the default distance where a station was named without one. */
const withDistance = (parsed: ParsedSearch): ParsedSearch => {
  const { meaning, claims } = parsed;
  const isNear = (of: Meaning) => of.station !== undefined || of.rail !== undefined;
  if (!isNear(meaning) || meaning.station_m !== undefined) return parsed;
  const near = { station_m: nearStationMetres };
  return {
    ...parsed,
    meaning: { ...meaning, ...near },
    claims: claims.map((claim) =>
      isNear(claim.meaning) ? { ...claim, meaning: { ...claim.meaning, ...near } } : claim,
    ),
  };
};

/** Below the lowest sale price a price limit means a rent, unless another deal was named. */
const withRent = (parsed: ParsedSearch): ParsedSearch => {
  const { meaning, claims } = parsed;
  if (meaning.listing_type || meaning.price_max === undefined || meaning.price_max >= lowestSalePrice) return parsed;
  const rent = { listing_type: ['rent' as const] };
  return {
    ...parsed,
    meaning: { ...meaning, ...rent },
    claims: claims.map((claim) =>
      claim.meaning.price_max === undefined ? claim : { ...claim, meaning: { ...claim.meaning, ...rent } },
    ),
  };
};

/** The cheapest of everything would be a month's rent: without a deal or a price, "cheap" means for sale. */
const withSale = (parsed: ParsedSearch): ParsedSearch => {
  const { meaning, claims } = parsed;
  const isOpen =
    meaning.listing_type === undefined && meaning.price_min === undefined && meaning.price_max === undefined;
  if (meaning.sort !== 'price_asc' || !isOpen) return parsed;
  const sale = { listing_type: ['sale' as const] };
  return {
    ...parsed,
    meaning: { ...meaning, ...sale },
    claims: claims.map((claim) =>
      claim.meaning.sort === 'price_asc' ? { ...claim, meaning: { ...claim.meaning, ...sale } } : claim,
    ),
  };
};

/** Instalments and cash are a buyer's, unless another deal was named. Cash without an instalment pays the whole price. */
const asBuyer = (parsed: ParsedSearch): ParsedSearch => {
  const { meaning, claims } = parsed;
  const isPaying = (of: Meaning) => of.monthly_max !== undefined || of.cash_max !== undefined;
  if (!isPaying(meaning)) return parsed;
  const buyer: Meaning = {
    ...(meaning.listing_type === undefined && { listing_type: ['sale'] }),
    ...(meaning.monthly_max === undefined && { monthly_max: 0 }),
  };
  return {
    ...parsed,
    meaning: { ...meaning, ...buyer },
    claims: claims.map((claim) =>
      isPaying(claim.meaning) ? { ...claim, meaning: { ...claim.meaning, ...buyer } } : claim,
    ),
  };
};

/** Adds to the other meanings of a name what the parser added to the first: a distance to a station. */
const withNearOthers = (parsed: ParsedSearch): ParsedSearch => {
  const near = <Name extends TextName>(name: Name): Name => ({
    ...name,
    others: name.others.map((named) =>
      named.meaning.station ? { ...named, meaning: { ...named.meaning, station_m: nearStationMetres } } : named,
    ),
  });
  return { ...parsed, claims: parsed.claims.map(near), names: parsed.names.map(near) };
};

/**
 * Creates a parser that knows these places and stations. Phrases that it knows become filters; all other text, and text
 * in quotes, stays text. It parses 200 characters and never throws. Create it once: building its lexicon is expensive.
 */
export const createSearchParser = (data: PlaceData): SearchParser => {
  const lexicon = createLexicon(data);
  return (typed, projects = noProjects) => {
    const literals = typed.match(quoted) ?? [];
    const [head, tail] = cut(typed.replace(quoted, ' '));
    const parsed = withNearOthers(asBuyer(withSale(withRent(withDistance(parsePlain(head, lexicon, projects))))));
    if (parsed.claims.length === 0) return { ...parsed, rest: typed.trim() };
    const isStable = parsePlain(parsed.rest, lexicon, projects).claims.length === 0;
    const rest = isStable ? parsed.rest : `"${parsed.rest.replaceAll('"', '')}"`;
    return { ...parsed, rest: [rest, tail, ...literals].filter(Boolean).join(' ') };
  };
};
