import type { Suggestions } from '@yoodee/api-contract/search-reading';
import { expect, it } from 'vitest';
import { spotsOf } from './spots.ts';

const none: Suggestions = { preview: null, leading: 'stations', types: [], places: [], stations: [], projects: [] };

const station = (th: string, en: string): Suggestions['stations'][number] => ({
  name: { th, en },
  line: { th: 'สายสุขุมวิท', en: 'Sukhumvit Line' },
  line_colour: '#7FBF3A',
  filters: `station=${en}`,
});
const project = (th: string, en: string): Suggestions['projects'][number] => ({
  id: null,
  name: { th, en },
  filters: `project=${en}`,
  count: 1,
});

const found: Suggestions = {
  ...none,
  stations: [station('อโศก', 'Asok'), station('อโศก 2', 'Asok 2')],
  projects: [project('คอนโดอโศก', 'Condo Asok')],
};

it.each([
  ['a station named exactly like the text, in Thai, comes before projects', 'อโศก', ['อโศก', 'คอนโดอโศก', 'อโศก 2']],
  ['in English, in any case', 'asok', ['อโศก', 'คอนโดอโศก', 'อโศก 2']],
  ['part of a name: projects come first', 'อโศ', ['คอนโดอโศก', 'อโศก', 'อโศก 2']],
])('%s', (_what, typed, names) => {
  expect(spotsOf(found, typed, 'th').map(({ name }) => name)).toEqual([...names, typed]);
});

it('without a response, the only spot is the typed text', () => {
  expect(spotsOf(undefined, 'ซอยร่วมใจ', 'th')).toEqual([
    { kind: 'text', name: 'ซอยร่วมใจ', detail: null, filters: new URLSearchParams({ q: 'ซอยร่วมใจ' }).toString() },
  ]);
});
