import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogues } from './catalogue.ts';
import { checkCatalogues } from './check-catalogues.ts';
import { compileCatalogues, messageFolders } from './compile-catalogues.ts';

const sharedMessages = 'libs/shared/ui/src/form.messages.ts';
const sharedEnglish = 'libs/shared/ui/src/locales/en.json';

const save = (text: string) => `save: { id: 'shared.ui.form.save', defaultMessage: '${text}', description: 'Saves' }`;

const module = (...messages: string[]) =>
  `import { defineMessage, defineMessages } from 'react-intl';\nexport const messages = defineMessages({ ${messages.join(', ')} });`;

describe('the messages of a workspace', () => {
  let workspace: string;

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  };

  const compiled = (path: string) => {
    compileCatalogues(workspace, join(workspace, 'generated'));
    return JSON.parse(readFileSync(join(workspace, 'generated', path), 'utf8'));
  };

  beforeEach(() => {
    workspace = mkdtempSync(join(tmpdir(), 'messages-'));
    write(sharedMessages, module(save('บันทึก')));
    write(sharedEnglish, JSON.stringify({ 'shared.ui.form.save': 'Save it' }));
    for (const app of ['public', 'account']) {
      const count = `count: defineMessage<{ n: number }>({ id: '${app}.home.hero.count', defaultMessage: '{n, number} หลัง', description: 'How many' })`;
      write(`libs/${app}/feature-home/src/lib/home.messages.ts`, module(count));
      write(
        `libs/${app}/feature-home/src/locales/en.json`,
        JSON.stringify({ [`${app}.home.hero.count`]: '{n, number} homes' }),
      );
    }
  });

  afterEach(() => rmSync(workspace, { recursive: true }));

  it('are compiled per app and language, with the ids of the source files', () => {
    expect(compiled('compiled/public/th.json')).toEqual({
      'shared.ui.form.save': [{ type: 0, value: 'บันทึก' }],
      'public.home.hero.count': [
        { type: 2, value: 'n', style: null },
        { type: 0, value: ' หลัง' },
      ],
    });
    expect(compiled('compiled/account/en.json')).toMatchObject({
      'shared.ui.form.save': [{ value: 'Save it' }],
      'account.home.hero.count': [{ value: 'n' }, { value: ' homes' }],
    });
  });

  it('of a library that loads with its code are apart from those of the apps', () => {
    const look = `look: { id: 'shared.ui-viewings.picker.look', defaultMessage: 'ดู', description: 'Looks' }`;
    write('libs/shared/ui-viewings/src/lib/picker.messages.ts', module(look));
    write('libs/shared/ui-viewings/src/locales/en.json', JSON.stringify({ 'shared.ui-viewings.picker.look': 'Look' }));
    write('libs/shared/ui-viewings/src/locales/lazy.json', JSON.stringify({ viewings: ['lib/*.messages.ts'] }));

    expect(compiled('compiled/viewings/en.json')).toEqual({
      'shared.ui-viewings.picker.look': [{ type: 0, value: 'Look' }],
    });
    for (const app of ['public', 'account'])
      expect(Object.keys(compiled(`compiled/${app}/th.json`)).sort()).toEqual(
        ['shared.ui.form.save', `${app}.home.hero.count`].sort(),
      );
  });

  it.each([
    [
      { dialogs: ['lib/*.messages.ts', 'lib/moved/*.messages.ts'] },
      'libs/public/feature-home/src/locales/lazy.json: "dialogs" has no file libs/public/feature-home/src/lib/moved/*.messages.ts',
    ],
    [{ account: ['lib/*.messages.ts'] }, 'Two catalogues have the name "account"'],
  ])('are rejected when a library declares %j', (lazy, problem) => {
    write('libs/public/feature-home/src/locales/lazy.json', JSON.stringify(lazy));

    expect(() => compiled('compiled/public/th.json')).toThrow(problem);
  });

  it('are listed in one file per app, with the source of each', () => {
    expect(compiled('sources/public/th.json')['shared.ui.form.save']).toMatchObject({
      defaultMessage: 'บันทึก',
      description: 'Saves',
      file: sharedMessages,
    });
  });

  it('are rejected when two texts share an id', () => {
    write('libs/shared/ui/src/other.messages.ts', module(save('เก็บไว้')));

    expect(() => compiled('compiled/public/th.json')).toThrow('Duplicate message id: "shared.ui.form.save"');
  });

  it('are rejected when English is missing, with file and id', () => {
    write(sharedEnglish, '{}');

    expect(checkCatalogues(readCatalogues(workspace, messageFolders))).toEqual([
      `${sharedEnglish}: "shared.ui.form.save" is missing`,
    ]);
  });
});
