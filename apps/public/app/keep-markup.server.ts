import { renderToString } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import type { MarkupKeeper } from '@yoodee/asset-view';
import { signOf, type KeptPart } from './rendered-page';

/** Room for some two thousand cards of assets. */
const maxBytes = 12 * 1024 * 1024;

const kept = new LRUCache<string, KeptPart>({
  maxSize: maxBytes,
  sizeCalculation: (part, dependsOn) => part.length + dependsOn.length * 2,
});

/** A part that this process has rendered. Rendered again, cards would be a third of a list's CPU. */
const partOf: (...wanted: Parameters<MarkupKeeper>) => KeptPart = (dependsOn, element) => {
  const known = kept.get(dependsOn);
  if (known !== undefined) return known;
  const part = Buffer.from(renderToString(element));
  kept.set(dependsOn, part);
  return part;
};

/** Keeps parts out of one document: it gets a sign for each, and `parts` has what they stand for. */
export const createMarkupKeeper = (): { keep: MarkupKeeper; parts: readonly KeptPart[] } => {
  const parts: KeptPart[] = [];
  return { keep: (...wanted) => signOf(parts.push(partOf(...wanted)) - 1), parts };
};
