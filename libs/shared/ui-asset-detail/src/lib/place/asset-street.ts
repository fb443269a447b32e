import type { Locale } from '@yoodee/site';
import { typedText, type ShownText } from '@yoodee/ui-asset-card';

const words = { soi: 'ซอย', road: 'ถนน' } as const;
const written = { soi: /^(ซอย|ซ\.)\s*/, road: /^(ถนน|ถ\.)\s*/ } as const;

type Kind = keyof typeof words;

const bare = (kind: Kind, text: string | null) => (text ?? '').trim().replace(written[kind], '');

const isThai = (name: string) => /[ก-๙]/.test(name);

/** Adds the Thai word for a soi or a road if the member did not type it; Latin text stays as it is. */
const named = (kind: Kind, name: string): string => (isThai(name) ? words[kind] + name : name);

/** Many sois are only a number. */
const laneName = (locale: Locale, lane: string): string =>
  /\p{L}/u.test(lane) ? named('soi', lane) : `${locale === 'th' ? words.soi : 'Soi'} ${lane}`;

/** These names end without “Road”. */
const isNoRoad = /\b(?:highway|superhighway|bypass)\b/i;

const inEnglish: Record<Kind, (name: string) => string> = {
  soi: (name) => `Soi ${name}`,
  road: (name) => (isNoRoad.test(name) ? name : `${name} Road`),
};

/** A soi and a road as typed, and in Latin letters where the API could romanise them. */
export interface Street {
  soi: string | null;
  road: string | null;
  soi_en: string | null;
  road_en: string | null;
}

/** The street of an address: its soi and its road, or the soi alone if that contains the road's name. */
export const streetOf = (locale: Locale, { soi, road, soi_en, road_en }: Street): ShownText[] => {
  const [lane, main] = [bare('soi', soi), bare('road', road)];
  const shown = (kind: Kind, typed: string, english: string | null, text: string): ShownText =>
    locale === 'en' && english && isThai(typed) ? { text: inEnglish[kind](english) } : typedText(locale, text);
  return [
    ...(lane ? [shown('soi', lane, soi_en, laneName(locale, lane))] : []),
    ...(main && !lane.startsWith(main) ? [shown('road', main, road_en, named('road', main))] : []),
  ];
};
