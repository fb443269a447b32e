import { packPostings, unpackPostings, type PackedPostings } from './packed-postings.ts';
import type { Postings, PostingsStore } from './postings.ts';

/** Postings by code; unused codes are absent. What `get` and `entries` return is valid until the next change. */
export interface PostingsByCode {
  size(): number;
  get(code: string): Postings | undefined;
  codes(): Iterable<string>;
  entries(): Iterable<readonly [code: string, postings: Postings]>;
}

export interface CodePostings extends PostingsByCode {
  add(code: string, doc: number): void;
  /** The state up to a document, as of the call; documents that are added later are left out. */
  save(documents: number): Iterable<PackedPostings<string>>;
  /** Adds the next part. */
  restore(part: PackedPostings<string>): void;
}

/** The postings are in a store that others may share. */
export const createCodePostings = (store: PostingsStore): CodePostings => {
  const byCode = new Map<string, number>();
  return {
    size: () => byCode.size,
    get(code) {
      const postings = byCode.get(code);
      return postings === undefined ? undefined : store.get(postings);
    },
    codes: () => byCode.keys(),
    *entries() {
      for (const [code, postings] of byCode) yield [code, store.get(postings)] as const;
    },
    add(code, doc) {
      let postings = byCode.get(code);
      if (postings === undefined) byCode.set(code, (postings = store.create()));
      store.add(postings, doc);
    },
    save: (documents) => packPostings(store, byCode, documents),
    restore: (part) => unpackPostings(store, part, (code, postings) => byCode.set(code, postings)),
  };
};
