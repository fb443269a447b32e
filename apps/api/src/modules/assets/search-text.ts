import { createVocabulary, toSearchExpression } from '@yoodee/search-query';
import { districtsOf, provinces, stations } from '@yoodee/server-thai-geo';

const namesOf = ({ name_th, name_en }: { name_th: string; name_en: string }) => [name_th, name_en];

/** Names that are read as one thing even when they are typed together with other words. */
const vocabulary = createVocabulary([
  ...provinces.flatMap(namesOf),
  ...provinces.flatMap(({ code }) => districtsOf(code)).flatMap(namesOf),
  ...stations.flatMap((station) => [...namesOf(station), ...station.aliases]),
]);

/** What a visitor typed as a text query; null if there is nothing in it to look for. */
export const readSearchText = (text: string): string | null => toSearchExpression(text, vocabulary);
