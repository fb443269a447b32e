import { Agent, fetch } from 'undici';

/**
 * The stream of a member's conversations, as a browser follows it: it reconnects when the stream ends, and sends the id
 * of the last event that it has seen.
 */
export const followConversations = (origin: string, token: string) => {
  const controller = new AbortController();
  // The certificate of a test's proxy is self-signed.
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
  const conversations = new Set<number>();
  let connections = 0;
  let events = 0;
  let lastId: string | undefined;

  const readEvent = (block: string) => {
    if (!block.includes('event: conversation')) return;
    events += 1;
    lastId = /^id: (.+)$/m.exec(block)?.[1] ?? lastId;
    conversations.add((JSON.parse(/^data: (.+)$/m.exec(block)![1]!) as { id: number }).id);
  };

  const read = async () => {
    const reply = await fetch(`${origin}/api/v1/member/conversations/events`, {
      dispatcher,
      headers: { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) },
      signal: controller.signal,
    });
    if (reply.status !== 200) return;
    connections += 1;
    const decoder = new TextDecoder();
    let unread = '';
    for await (const chunk of reply.body!) {
      const blocks = (unread + decoder.decode(chunk, { stream: true })).split('\n\n');
      unread = blocks.pop()!;
      blocks.forEach(readEvent);
    }
  };
  const followed = (async () => {
    while (!controller.signal.aborted) {
      await read().catch(() => undefined);
      await new Promise((wake) => setTimeout(wake, 200));
    }
  })();

  return {
    connections: () => connections,
    events: () => events,
    /** Ids of the conversations that events were about. */
    conversations: conversations as ReadonlySet<number>,
    async stop() {
      controller.abort();
      await followed;
      await dispatcher.destroy();
    },
  };
};
