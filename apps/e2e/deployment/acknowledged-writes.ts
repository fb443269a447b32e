import { setTimeout as pause } from 'node:timers/promises';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { createDraft } from '../src/listing.ts';
import type { Member } from '../src/member.ts';

/** Delay before a writer retries a refused request. A browser would wait for `Retry-After`. */
const againMs = 100;

interface Answer {
  status: number;
  retryAfter: number;
  /** Null if the connection broke. */
  body: { data: MemberAsset | null } | null;
}

/**
 * A member who saves a draft repeatedly. Each save stores the next number, so the draft shows how many saves were
 * stored: no acknowledged save may be missing.
 */
export const startWriter = async ({ api, token }: Member, origin: string) => {
  const { id, version } = await createDraft(api, { road: '0' });
  const refused: Pick<Answer, 'status' | 'retryAfter'>[] = [];
  const acknowledgedAt: number[] = [performance.now()];
  let current = version;
  let acknowledged = 0;
  let isOver = false;

  const ask = async (method: 'GET' | 'PATCH', body?: object): Promise<Answer> => {
    try {
      const reply = await fetch(`${origin}/api/v1/member/assets/${id}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const retryAfter = Number(reply.headers.get('retry-after') ?? 0);
      return { status: reply.status, retryAfter, body: (await reply.json()) as Answer['body'] };
    } catch {
      return { status: 0, retryAfter: 0, body: null };
    }
  };

  /** A save without a response may have been stored, which changes the version. */
  const readAgain = async () => {
    const { status, body } = await ask('GET');
    if (status === 200) current = body!.data!.version;
    return status;
  };

  const write = async () => {
    while (!isOver) {
      const next = acknowledged + 1;
      const { status, retryAfter, body } = await ask('PATCH', { version: current, road: String(next) });
      if (status === 200) {
        acknowledged = next;
        acknowledgedAt.push(performance.now());
        current = body!.data!.version;
      } else {
        refused.push({ status, retryAfter });
        await pause(againMs);
        await readAgain();
      }
    }
  };
  const written = write();

  return {
    async stop() {
      isOver = true;
      await written;
      const { body } = await ask('GET');
      const gaps = acknowledgedAt.slice(1).map((at, index) => at - acknowledgedAt[index]!);
      return { acknowledged, stored: Number(body!.data!.road), refused, longestGapMs: Math.max(0, ...gaps) };
    },
  };
};
