import { keptStore, type KeptEdits } from '../lib/draft/kept-store.ts';

const kept = keptStore('edits');
const earlierTab = 'earlier';

/** Empties what this browser has kept of every draft. */
export const forgetKept = async (): Promise<void> => {
  const keys = await kept.keysFrom('');
  await Promise.all(keys.map((key) => kept.remove(key)));
};

/** A tab that is gone had this to send. */
export const keepFromEarlier = (draft: string, copy: KeptEdits): Promise<void> =>
  kept.set(`${draft} ${earlierTab}`, copy);

/** What all tabs have kept of a draft. */
export const keptOf = async (draft: string): Promise<(KeptEdits | undefined)[]> => {
  const keys = await kept.keysFrom(`${draft} `);
  return Promise.all(keys.map((key) => kept.get(key)));
};
