import { createVocabulary, toSearchExpression } from '@yoodee/search-query';
import { districtsOf, provinces, stations } from '@yoodee/server-thai-geo';

const namesOf = ({ name_th, name_en }: { name_th: string; name_en: string }) => [name_th, name_en];

/** Names that stay one term when typed among other words. */
const vocabulary = createVocabulary([
  ...provinces.flatMap(namesOf),
  ...provinces.flatMap(({ code }) => districtsOf(code)).flatMap(namesOf),
  ...stations.flatMap((station) => [...namesOf(station), ...station.aliases]),
]);

/** Converts a typed text to a text query; null when it has no words. */
export const readSearchText = (text: string): string | null => toSearchExpression(text, vocabulary);
