import type { Locale } from '@yoodee/site';
import { typedText, type ShownText } from '@yoodee/ui-asset-card';

const words = { soi: 'ซอย', road: 'ถนน' } as const;
const written = { soi: /^(ซอย|ซ\.)\s*/, road: /^(ถนน|ถ\.)\s*/ } as const;

type Kind = keyof typeof words;

const bare = (kind: Kind, text: string | null) => (text ?? '').trim().replace(written[kind], '');

/** Adds the Thai word for a soi or a road if the member did not type it; Latin text stays as it is. */
const named = (kind: Kind, name: string): string => (/[ก-๙]/.test(name) ? words[kind] + name : name);

/** Many sois are only a number. */
const laneName = (locale: Locale, lane: string): string =>
  /\p{L}/u.test(lane) ? named('soi', lane) : `${locale === 'th' ? words.soi : 'Soi'} ${lane}`;

/** The street of an address: its soi and its road, or the soi alone if that contains the road's name. */
export const streetOf = (locale: Locale, soi: string | null, road: string | null): ShownText[] => {
  const [lane, main] = [bare('soi', soi), bare('road', road)];
  return [
    ...(lane ? [typedText(locale, laneName(locale, lane))] : []),
    ...(main && !lane.startsWith(main) ? [typedText(locale, named('road', main))] : []),
  ];
};
