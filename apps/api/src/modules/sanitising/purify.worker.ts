import { workerData } from 'node:worker_threads';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { answerTasks } from '../../workers/idle-worker.ts';
import { articleRules, createFrameRule, openApart } from './article-rules.ts';

/** A member's description, or an article of staff. */
export type PurifyRules = 'prose' | 'article';

/** A text to sanitise; the answer is the sanitised one. */
export interface PurifyTask {
  html: string;
  rules: PurifyRules;
}

/** What the worker starts with. */
export interface PurifySettings {
  furtherFrames: readonly string[];
}

/** Allowed elements of a description; no attributes. */
const proseRules = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'h3'],
  ALLOWED_ATTR: [],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const { window } = new JSDOM('');
const forProse = createDOMPurify(window);
const forArticles = createDOMPurify(window);
const sanitiseFrame = createFrameRule((workerData as PurifySettings).furtherFrames);
forArticles.addHook('afterSanitizeAttributes', (element) => {
  sanitiseFrame(element);
  openApart(element);
});

answerTasks(({ html, rules }: PurifyTask): string =>
  rules === 'prose' ? forProse.sanitize(html, proseRules) : forArticles.sanitize(html, articleRules),
);
