import { describe, expect, it } from 'vitest';
import type { Catalogue, SourceMessage } from './catalogue.ts';
import { checkCatalogues, idPrefixes } from './check-catalogues.ts';

const message = (name: string, text: string, more: Partial<SourceMessage> = {}): SourceMessage => ({
  id: `public.assets.card.${name}`,
  text,
  description: 'A test',
  file: 'libs/public/feature-assets/src/lib/card.messages.ts',
  ...more,
});

const catalogue = (thai: SourceMessage[], english: Record<string, string>): Catalogue => ({
  folder: 'libs/public/feature-assets',
  thai,
  english,
  englishFile: 'libs/public/feature-assets/src/locales/en.json',
});

const inEnglish = (text: string) => ({ 'public.assets.card.name': text });

describe('checkCatalogues', () => {
  it.each([
    ['บันทึก', 'Save'],
    ['{n, plural, other {# รายการ}}', '{n, plural, one {# asset} other {# assets}}'],
    ['{n, number} รายการ', '{n, plural, one {# asset} other {# assets}}'],
    ['อ่าน<a>ข้อตกลง</a>', 'Read the <a>terms</a>'],
    ['{who, select, me {ฉัน} other {เขา}}', '{who, select, other {they} me {I}}'],
  ])('accepts “%s” as “%s”', (thai, english) => {
    expect(checkCatalogues([catalogue([message('name', thai)], inEnglish(english))])).toEqual([]);
  });

  it.each([
    ['สวัสดี {name}', 'Hello', 'takes [] where Thai takes [{name, value}]'],
    ['สวัสดี {name}', 'Hello {nane}', 'takes [{nane, value}] where Thai takes [{name, value}]'],
    ['{n, number} บาท', '{n} baht', 'takes [{n, value}] where Thai takes [{n, number}]'],
    ['<b>ใหม่</b>', 'New', 'takes [] where Thai takes [<b>]'],
    ['{a, select, x {ก} other {ข}}', '{a, select, y {a} other {b}}', 'takes [{a, select other|y}] where'],
    ['ดี', 'Hello {', 'does not parse'],
  ])('rejects “%s” as “%s”', (thai, english, problem) => {
    const [first, ...others] = checkCatalogues([catalogue([message('name', thai)], inEnglish(english))]);

    expect(first).toMatch(/^libs\/public\/feature-assets\/src\/locales\/en\.json: "public\.assets\.card\.name" /);
    expect(first).toContain(problem);
    expect(others).toEqual([]);
  });

  it('reports a missing, an empty and an unused id', () => {
    const problems = checkCatalogues([
      catalogue([message('a', 'ก'), message('b', 'ข')], {
        'public.assets.card.b': '',
        'public.assets.card.old': 'Old',
      }),
    ]);

    expect(problems).toEqual([
      'libs/public/feature-assets/src/locales/en.json: "public.assets.card.a" is missing',
      'libs/public/feature-assets/src/locales/en.json: "public.assets.card.b" is missing',
      'libs/public/feature-assets/src/locales/en.json: "public.assets.card.old" is not used',
    ]);
  });

  it('reports both files of a duplicate id, across libraries too', () => {
    const other = { ...catalogue([message('name', 'ก', { file: 'other.messages.ts' })], inEnglish('a')) };

    expect(checkCatalogues([catalogue([message('name', 'ก')], inEnglish('a')), other])).toEqual([
      'other.messages.ts: "public.assets.card.name" is already used in libs/public/feature-assets/src/lib/card.messages.ts',
    ]);
  });

  it('requires a description, a Thai text and an id of the library', () => {
    const bare = message('name', '', { description: '', id: 'shared.assets.card.name' });

    expect(checkCatalogues([catalogue([bare], { 'shared.assets.card.name': 'Name' })])).toEqual([
      `${bare.file}: "shared.assets.card.name" must begin with public.assets.`,
      `${bare.file}: "shared.assets.card.name" has no description`,
      `${bare.file}: "shared.assets.card.name" has no Thai text`,
    ]);
  });
});

it.each([
  ['libs/shared/layouts', ['shared.layouts.']],
  ['libs/public/feature-assets', ['public.assets.', 'public.feature-assets.']],
  ['apps/account', ['account.app.']],
])('ids in %s begin with %j', (folder, prefixes) => {
  expect(idPrefixes(folder)).toEqual(prefixes);
});
