import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptStore, type KeptEdits } from './kept-store.ts';

afterEach(() => vi.unstubAllGlobals());

const copy = (road: string): KeptEdits => ({ edits: { road }, base: {} });

describe.each([
  ['without a database', undefined],
  [
    'that refuses',
    {
      open() {
        throw new Error('full');
      },
    },
  ],
])('a browser %s', (_name, indexedDB) => {
  it('keeps a copy for as long as the tab lives', async () => {
    vi.stubGlobal('indexedDB', indexedDB);
    const kept = keptStore('edits');

    await kept.set('7', copy('สุขุมวิท'));
    await kept.set('7', copy('เพชรบุรี'));

    expect(await kept.get('7')).toEqual(copy('เพชรบุรี'));
    expect(await kept.all()).toEqual([copy('เพชรบุรี')]);
    await kept.remove('7');
  });

  it('does not bring back what was removed while it was being kept', async () => {
    vi.stubGlobal('indexedDB', indexedDB);
    const kept = keptStore('edits');

    await Promise.all([kept.set('7', copy('สุขุมวิท')), kept.remove('7')]);

    expect(await kept.get('7')).toBeUndefined();
  });
});
