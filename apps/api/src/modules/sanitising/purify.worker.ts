import { parentPort } from 'node:worker_threads';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { articleRules, keepFrameOrRemove, openApart } from './article-rules.ts';

/** Whose words: a member's description, or what staff have written. */
export type PurifyRules = 'prose' | 'article';

/** One HTML text to be sanitised, and its answer, matched by `id`. */
export interface PurifyMessage {
  id: number;
  html: string;
  rules: PurifyRules;
}

/** What the thread says: that it can begin, then its answers. */
export type PurifyReply = 'loaded' | PurifyMessage;

/** What a description may be made of. No attribute is needed for any of it. */
const proseRules = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'h3'],
  ALLOWED_ATTR: [],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const { window } = new JSDOM('');
const forProse = createDOMPurify(window);
const forArticles = createDOMPurify(window);
forArticles.addHook('afterSanitizeAttributes', (element) => {
  keepFrameOrRemove(element);
  openApart(element);
});

const purify = (html: string, rules: PurifyRules) =>
  rules === 'prose' ? forProse.sanitize(html, proseRules) : forArticles.sanitize(html, articleRules);

const say = (reply: PurifyReply) => parentPort!.postMessage(reply);

parentPort!.on('message', ({ id, html, rules }: PurifyMessage) => say({ id, html: purify(html, rules), rules }));
say('loaded');
