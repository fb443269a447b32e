import { api, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { proofLifeMinutes } from '@yoodee/api-contract/proof-kinds';
import { proveByLine, startLineProof } from '@yoodee/api-contract/proofs';

const lineProofApi = api.injectEndpoints({
  endpoints: (build) => ({
    startLineProof: build.mutation<ResponseOf<typeof startLineProof>, ArgOf<typeof startLineProof>['body']>({
      query: (body) => toRequest(startLineProof, { body }),
    }),
    proveByLine: build.mutation<ResponseOf<typeof proveByLine>, ArgOf<typeof proveByLine>['body']>({
      query: (body) => toRequest(proveByLine, { body }),
    }),
  }),
});

export const { useProveByLineMutation, useStartLineProofMutation } = lineProofApi;

/** The state of a proof by LINE. It is stored in the tab while the member is on LINE's page. */
export interface BegunLineProof {
  state: string;
  /** The page that asked for the proof. */
  returnTo: string;
  /** What the member was about to do, for that page to read. */
  intent: unknown;
}

const begunKey = 'line-proof';
const intentKey = 'line-proof-intent';

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Without storage nothing is written, and the member must press the button again. */
const write = (key: string, value: unknown): boolean => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Stores what is needed when the member returns. False if this browser stores nothing: do not send the member to LINE
 * then.
 */
export const keepLineProof = (begun: BegunLineProof): boolean => write(intentKey, null) && write(begunKey, begun);

/** The proof that this tab began with `state`; otherwise null. */
export const readLineProof = (state: string | undefined): BegunLineProof | null => {
  const begun = read(begunKey);
  if (!isObject(begun) || state === undefined || begun.state !== state || typeof begun.returnTo !== 'string')
    return null;
  return { state, returnTo: begun.returnTo, intent: begun.intent };
};

/** Ends a proof and hands its intent back to the page that asked for it, for as long as a proof counts. */
export const handBackIntent = ({ intent }: BegunLineProof): void => {
  write(begunKey, null);
  write(intentKey, { intent, until: Date.now() + proofLifeMinutes * 60_000 });
};

/** The intent that was handed back, once, if `isWanted` accepts it; otherwise it stays for another part of the page. */
export const takeIntent = <Intent>(isWanted: (intent: unknown) => intent is Intent): Intent | null => {
  const kept = read(intentKey);
  if (!isObject(kept) || !isWanted(kept.intent)) return null;
  write(intentKey, null);
  const left = Number(kept.until) - Date.now();
  return left > 0 && left <= proofLifeMinutes * 60_000 ? kept.intent : null;
};
