import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@yoodee/site';
import type { Catalogue } from './catalogue.ts';
import type { IdsAsShipped } from './ids-as-shipped.ts';

/** Every message of `catalogues` in `locale`, parsed, so that browsers need no parser; under the ids that are shipped. */
export const compileCatalogues = (
  catalogues: readonly Catalogue[],
  locale: Locale,
  shipped: IdsAsShipped,
): Record<string, MessageFormatElement[]> => {
  const texts = catalogues.flatMap(({ thai, english }) =>
    locale === 'th' ? thai.map(({ id, text }) => [id, text] as const) : Object.entries(english),
  );
  return Object.fromEntries(texts.map(([id, text]) => [shipped(id), parse(text)]));
};
