import type { ArgOf } from '@yoodee/api-contract';
import type { countEvents, VisitorEventKind } from '@yoodee/api-contract/visitor-events';
import { readToken } from '@yoodee/auth';

type Body = ArgOf<typeof countEvents>['body'];

const url = '/api/v1/events';
/** Events within this time are sent in one request. */
const gatherMs = 3_000;
/** The most events that the API accepts in one request. */
const batchSize = 50;
const seenKey = 'reported-events';

const queue: Body['events'] = [];
const seenHere = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the event is the first of its name in this browser session; marks it as reported. */
const isFirst = (name: string): boolean => {
  if (seenHere.has(name)) return false;
  seenHere.add(name);
  try {
    const stored = sessionStorage.getItem(seenKey)?.split(' ') ?? [];
    if (stored.includes(name)) return false;
    sessionStorage.setItem(seenKey, [...stored, name].join(' '));
  } catch {
    // Without storage, the event is reported again after a reload.
  }
  return true;
};

/** A beacon outlives the page but cannot carry a token. A member's request can, so that owners do not count themselves. */
const report = (body: Body) => {
  const json = JSON.stringify(body);
  const token = readToken();
  if (!token) {
    navigator.sendBeacon(url, new Blob([json], { type: 'application/json' }));
    return;
  }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  fetch(url, { method: 'POST', body: json, headers, keepalive: true }).catch(() => undefined);
};

const flush = () => {
  clearTimeout(timer);
  timer = undefined;
  while (queue.length > 0) report({ events: queue.splice(0, batchSize) });
};

const flushWhenLeaving = () => {
  if (document.visibilityState === 'hidden') flush();
};

/** Reports an event of an asset for its owner's statistics, once per asset and browser session. */
export const countEvent = (kind: VisitorEventKind, assetId: number): void => {
  if (!isFirst(`${kind}:${assetId}`)) return;
  queue.push({ kind, asset_id: assetId });
  if (timer !== undefined) return;
  timer = setTimeout(flush, gatherMs);
  document.addEventListener('visibilitychange', flushWhenLeaving, { once: true });
};
