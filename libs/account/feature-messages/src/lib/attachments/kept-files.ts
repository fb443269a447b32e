import { browserStores } from '@yoodee/account-uploads';
import { memberDatabase, memberStoragePrefix } from '@yoodee/site';

/** A file of a message that is not sent. */
export interface KeptFile {
  /** `Idempotency-Key` of its upload: after a retry, the API stores it only once. */
  key: string;
  file: File;
  /** Orders the files as they were chosen. */
  sequence: number;
}

/** Stores the files of a message until it is sent. They survive a reload. */
export interface KeptFiles {
  all(): Promise<KeptFile[]>;
  keep(file: KeptFile): Promise<void>;
  remove(key: string): Promise<void>;
}

const { files } = browserStores<{ files: KeptFile }>(memberDatabase, ['files']);

/** Survives until the member signs out, as the text does. */
export const memberFiles = (memberId: number, conversationId: number): KeptFiles => {
  const prefix = `${memberStoragePrefix}${memberId}/conversation/${conversationId}/`;
  return {
    all: async () => {
      const kept = await Promise.all((await files.keysFrom(prefix)).map((key) => files.get(key)));
      return kept.flatMap((file) => file ?? []).toSorted((a, b) => a.sequence - b.sequence);
    },
    keep: (file) => files.set(prefix + file.key, file),
    remove: (key) => files.remove(prefix + key),
  };
};

/** Stores nothing, because the link may have been opened on somebody else's device. */
export const nothingKept: KeptFiles = { all: async () => [], keep: async () => {}, remove: async () => {} };
