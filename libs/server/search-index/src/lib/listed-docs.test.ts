import { expect, it } from 'vitest';
import { createListedDocs } from './listed-docs.ts';

it('finds the document of a listed asset, also the first and one with a large id', () => {
  const listed = createListedDocs();
  listed.set(7, 0);
  listed.set(1_000_000, 3);
  listed.set(7, 4);

  expect([listed.docOf(7), listed.docOf(1_000_000), listed.size()]).toEqual([4, 3, 2]);
});

it('has no document of an asset that is not listed', () => {
  const listed = createListedDocs();
  listed.set(7, 0);
  listed.delete(7);
  listed.delete(7);
  listed.delete(2_000_000);

  expect([listed.docOf(7), listed.docOf(2_000_000), listed.size()]).toEqual([undefined, undefined, 0]);
});
