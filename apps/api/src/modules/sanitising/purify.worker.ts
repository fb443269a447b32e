import { parentPort } from 'node:worker_threads';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

/** One HTML text to be sanitised, and its answer, matched by `id`. */
export interface PurifyMessage {
  id: number;
  html: string;
}

/** What a description may be made of. No attribute is needed for any of it. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'h3'],
  ALLOWED_ATTR: [],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const purify = createDOMPurify(new JSDOM('').window);

parentPort!.on('message', ({ id, html }: PurifyMessage) => {
  parentPort!.postMessage({ id, html: purify.sanitize(html, allowed) } satisfies PurifyMessage);
});
