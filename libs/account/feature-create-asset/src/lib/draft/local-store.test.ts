import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UnsavedEdits } from './local-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('idb');
});

/** The storage as a newly opened tab sees it. Memory is empty. */
const storeOfNewTab = async () => {
  vi.resetModules();
  return (await import('./local-store.ts')).localStore('edits');
};

const copy = (road: string): UnsavedEdits => ({ edits: { road }, base: {} });

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
    const kept = await storeOfNewTab();

    await kept.set('7', copy('สุขุมวิท'));
    await kept.set('7', copy('เพชรบุรี'));

    expect(await kept.get('7')).toEqual(copy('เพชรบุรี'));
    expect(await kept.all()).toEqual([copy('เพชรบุรี')]);
  });

  it('does not bring back what was removed while it was being kept', async () => {
    vi.stubGlobal('indexedDB', indexedDB);
    const kept = await storeOfNewTab();

    await Promise.all([kept.set('7', copy('สุขุมวิท')), kept.remove('7')]);

    expect(await kept.get('7')).toBeUndefined();
  });
});

describe('a browser whose database', () => {
  /** A fake disk: what it stores, and each connection to it. */
  const fakeDisk = ({ isLockedAtFirst = false } = {}) => {
    const disk = new Map<string, UnsavedEdits>();
    const opened: { fails: boolean; terminated: () => void }[] = [];
    vi.stubGlobal('indexedDB', {});
    vi.doMock('idb', () => ({
      async openDB(_name: string, _version: number, { terminated }: { terminated: () => void }) {
        const connection = { fails: false, terminated };
        opened.push(connection);
        if (isLockedAtFirst && opened.length === 1) throw new Error('not now');
        const reach = async () => {
          if (connection.fails) throw new Error('Connection to Indexed Database server lost');
          return disk;
        };
        return {
          get: async (_store: string, key: string) => (await reach()).get(key),
          put: async (_store: string, value: UnsavedEdits, key: string) => (await reach()).set(key, value),
        };
      },
    }));
    return { disk, opened };
  };

  it('could not be opened is asked again', async () => {
    const { disk } = fakeDisk({ isLockedAtFirst: true });
    const kept = await storeOfNewTab();

    await kept.set('7', copy('สุขุมวิท'));
    expect(disk.get('7')).toBeUndefined();
    await kept.set('7', copy('เพชรบุรี'));

    expect(disk.get('7')).toEqual(copy('เพชรบุรี'));
  });

  it('was closed behind its back is opened again', async () => {
    const { disk, opened } = fakeDisk();
    const kept = await storeOfNewTab();
    await kept.set('7', copy('สุขุมวิท'));

    opened[0]!.fails = true;
    opened[0]!.terminated();
    await kept.set('7', copy('เพชรบุรี'));

    expect(disk.get('7')).toEqual(copy('เพชรบุรี'));
  });
});
