/** The stream of a member's conversations, as a browser follows it: it connects again when it ends. */
export const followConversations = (origin: string, token: string) => {
  const controller = new AbortController();
  let connections = 0;
  let events = 0;

  const read = async () => {
    const reply = await fetch(`${origin}/api/v1/member/conversations/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: controller.signal,
    });
    if (reply.status !== 200) return;
    connections += 1;
    let unread = '';
    for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (unread + chunk).split('\n\n');
      unread = blocks.pop()!;
      events += blocks.filter((block) => block.includes('event: conversation')).length;
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
    stop() {
      controller.abort();
      return followed;
    },
  };
};
