import { districtsOf, provinces, subdistrictsOf } from '../places.ts';
import { stations } from '../stations.ts';
import { namesInUse, peopleNames, projectWords } from './names-in-use.data.ts';
import { nameKey, romaniseName, type KnownNames } from './romanise-name.ts';

interface Named {
  readonly name_th: string;
  readonly name_en: string;
}

/** พระราม 9, also written พระรามที่ 9. */
const ramaRoads = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'].flatMap((numeral, index) =>
  ['พระราม', 'พระรามที่'].map((thai) => [`${thai}${index + 1}`, `Rama ${numeral}`] as const),
);

/** Later names replace earlier ones, so the surest source comes last. */
const placeNames: KnownNames = (() => {
  const districts = provinces.flatMap(({ code }) => districtsOf(code));
  const gazetteer: readonly Named[] = [
    ...districts.flatMap(({ code }) => subdistrictsOf(code)).toReversed(),
    ...districts.toReversed(),
    ...stations,
    ...provinces,
  ];
  return new Map([
    ...gazetteer
      .filter(({ name_th }) => name_th.length > 2)
      .map(({ name_th, name_en }) => [nameKey(name_th), name_en] as const),
    ...projectWords.map(([thai, english]) => [nameKey(thai), english] as const),
    ...ramaRoads,
    ...namesInUse.map(([thai, english]) => [nameKey(thai), english] as const),
  ]);
})();

const people: KnownNames = new Map(peopleNames);

/**
 * A road, soi, project or other place in Latin letters: as it is written in English where that is known, else by the
 * Royal Thai General System of Transcription. Null if a word cannot be read for certain.
 */
export const englishPlaceName = (thai: string): string | null =>
  romaniseName(thai, { names: placeNames, isPlace: true });

/** A person's name by the same system, one word each: สมชาย ใจดี is Somchai Chaidi. */
export const englishPersonName = (thai: string): string | null => romaniseName(thai, { names: people, isPlace: false });
