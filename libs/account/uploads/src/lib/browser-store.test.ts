import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStores, type OpenDatabase } from './browser-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The storage as a newly opened tab sees it. Memory is empty. */
const storeOfNewTab = (open?: OpenDatabase) =>
  browserStores<{ edits: { road: string } }>('test', ['edits'], open).edits;

const copy = (road: string) => ({ road });

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
  it('keeps a copy while the tab is open', async () => {
    vi.stubGlobal('indexedDB', indexedDB);
    const kept = storeOfNewTab();

    await kept.set('7', copy('สุขุมวิท'));
    await kept.set('7', copy('เพชรบุรี'));

    expect(await kept.get('7')).toEqual(copy('เพชรบุรี'));
    expect(await kept.all()).toEqual([copy('เพชรบุรี')]);
  });

  it('does not restore an entry that was removed while it was being stored', async () => {
    vi.stubGlobal('indexedDB', indexedDB);
    const kept = storeOfNewTab();

    await Promise.all([kept.set('7', copy('สุขุมวิท')), kept.remove('7')]);

    expect(await kept.get('7')).toBeUndefined();
  });
});

describe('a browser whose database', () => {
  /** A fake disk: what it stores, and each connection to it. */
  const fakeDisk = ({ isLockedAtFirst = false } = {}) => {
    const disk = new Map<string, { road: string }>();
    const opened: { fails: boolean; terminated: () => void }[] = [];
    vi.stubGlobal('indexedDB', {});
    const open = async (_name: string, _version: number, { terminated }: { terminated: () => void }) => {
      const connection = { fails: false, terminated };
      opened.push(connection);
      if (isLockedAtFirst && opened.length === 1) throw new Error('not now');
      const reach = async () => {
        if (connection.fails) throw new Error('Connection to Indexed Database server lost');
        return disk;
      };
      return {
        get: async (_store: string, key: string) => (await reach()).get(key),
        put: async (_store: string, value: { road: string }, key: string) => (await reach()).set(key, value),
      };
    };
    return { disk, opened, open: open as unknown as OpenDatabase };
  };

  it('is opened again after a failed attempt', async () => {
    const { disk, open } = fakeDisk({ isLockedAtFirst: true });
    const kept = storeOfNewTab(open);

    await kept.set('7', copy('สุขุมวิท'));
    expect(disk.get('7')).toBeUndefined();
    await kept.set('7', copy('เพชรบุรี'));

    expect(disk.get('7')).toEqual(copy('เพชรบุรี'));
  });

  it('is opened again after the browser closed it', async () => {
    const { disk, opened, open } = fakeDisk();
    const kept = storeOfNewTab(open);
    await kept.set('7', copy('สุขุมวิท'));

    opened[0]!.fails = true;
    opened[0]!.terminated();
    await kept.set('7', copy('เพชรบุรี'));

    expect(disk.get('7')).toEqual(copy('เพชรบุรี'));
  });
});
