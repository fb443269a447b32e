import type { countEvents, ArgOf, VisitorEventKind } from '@yoodee/api-contract';
import { readToken } from '@yoodee/auth';

type Body = ArgOf<typeof countEvents>['body'];

const url = '/api/v1/events';
/** What is done within these moments travels together. */
const gatherMs = 3_000;
/** As many as the API takes in one call. */
const batchSize = 50;
const seenKey = 'shortlist-counted';

const queue: Body['events'] = [];
const seenHere = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether this browser session has not reported it yet; from now on it has. */
const isFirst = (name: string): boolean => {
  if (seenHere.has(name)) return false;
  seenHere.add(name);
  try {
    const stored = sessionStorage.getItem(seenKey)?.split(' ') ?? [];
    if (stored.includes(name)) return false;
    sessionStorage.setItem(seenKey, [...stored, name].join(' '));
  } catch {
    // Without storage a reload counts again.
  }
  return true;
};

/** A beacon outlives the page; only a member's call can say whose it is, so that owners do not count themselves. */
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

/** Reports what a visitor did with an asset, once per asset and browser session, for its owner's figures. */
export const countEvent = (kind: VisitorEventKind, assetId: number): void => {
  if (!isFirst(`${kind}:${assetId}`)) return;
  queue.push({ kind, asset_id: assetId });
  if (timer !== undefined) return;
  timer = setTimeout(flush, gatherMs);
  document.addEventListener('visibilitychange', flushWhenLeaving, { once: true });
};
