import { localStore, type UnsavedEdits } from '../lib/draft/local-store.ts';

const store = localStore('edits');
const earlierTab = 'earlier';

/** Deletes all stored drafts of this browser. */
export const clearUnsavedEdits = async (): Promise<void> => {
  const keys = await store.keysFrom('');
  await Promise.all(keys.map((key) => store.remove(key)));
};

/** Stores edits that a closed tab did not send. */
export const storeFromEarlierTab = (draft: string, copy: UnsavedEdits): Promise<void> =>
  store.set(`${draft} ${earlierTab}`, copy);

/** The stored edits of a draft, from all tabs. */
export const unsavedEditsOf = async (draft: string): Promise<(UnsavedEdits | undefined)[]> => {
  const keys = await store.keysFrom(`${draft} `);
  return Promise.all(keys.map((key) => store.get(key)));
};
