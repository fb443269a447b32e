import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'value',
  [TYPE.number]: 'number',
  // Thai has no plural forms, so `{n, number}` in Thai is equivalent to `{n, plural, …}` in English.
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
};

/**
 * The placeholders of a parsed message: name and type of each, sorted.
 * `{n, plural, other {<b>#</b>}}` → `["<b>", "{n, number}"]`. A select includes its options.
 */
export const placeholdersOf = (elements: readonly MessageFormatElement[]): string[] => {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...placeholdersOf(element.children)];
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const inside = Object.values(element.options).flatMap((option) => placeholdersOf(option.value));
      const kind = element.type === TYPE.select ? `select ${Object.keys(element.options).sort().join('|')}` : 'number';
      return [`{${element.value}, ${kind}}`, ...inside];
    }
    const kind = kinds[element.type];
    return kind && 'value' in element ? [`{${element.value}, ${kind}}`] : [];
  });
  return [...new Set(found)].sort();
};
