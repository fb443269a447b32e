import type { AssetImage } from '@yoodee/api-contract/images';
import { browserStores } from '@yoodee/account-uploads';
import type { Edits } from './draft-state.ts';

/** Edits of a draft that the API has not confirmed. */
export interface UnsavedEdits {
  edits: Edits;
  /** The stored values of the edited fields when the member began to edit them. */
  base: Edits;
  /** Idempotency key of a draft that has no id yet. */
  creationKey?: string;
}

/** A picture that is waiting for upload. */
export interface StoredPhoto {
  /** Idempotency key of its upload. */
  key: string;
  assetId: number;
  kind: AssetImage['kind'];
  file: File;
  /** Position in the order in which the member chose the files. */
  sequence: number;
  /** How often this browser has begun to convert a HEIC file. */
  attempts?: number;
}

interface Values {
  edits: UnsavedEdits;
  photos: StoredPhoto;
}

const stores = browserStores<Values>('yoodee-create-asset', ['edits', 'photos']);

/** What the API has not stored yet of drafts and their pictures. */
export const localStore = <Name extends keyof Values>(name: Name) => stores[name];
