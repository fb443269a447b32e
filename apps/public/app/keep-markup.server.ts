import { renderToString } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import type { MarkupKeeper } from '@yoodee/asset-view';

/** Room for some two thousand cards of assets. */
const maxBytes = 12 * 1024 * 1024;

const kept = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (html, dependsOn) => (html.length + dependsOn.length) * 2,
});

/** The parts of pages that this process has rendered. Rendered again, a card would be a third of a list's CPU. */
export const keepMarkup: MarkupKeeper = (dependsOn, part) => {
  const known = kept.get(dependsOn);
  if (known !== undefined) return known;
  const html = renderToString(part);
  kept.set(dependsOn, html);
  return html;
};
