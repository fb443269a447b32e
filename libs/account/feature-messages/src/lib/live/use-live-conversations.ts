import { useEffect, useEffectEvent } from 'react';
import { minuteMs } from '@yoodee/site';
import { openEventStream, type EventStreamOptions } from './event-stream.ts';

export type EventSourceRequest = Pick<EventStreamOptions, 'path' | 'init'>;

/** Time after which a hidden tab closes its connection. */
const hiddenMs = 5 * minuteMs;

const idOf = (data: string): number | null => {
  try {
    const { id } = JSON.parse(data) as { id?: unknown };
    return typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
};

/**
 * Calls `onChange` for every conversation that changes at the API, while the component is mounted. The id is null after
 * a reconnect, because any conversation may have changed in the meantime. `source` must be the same in every render.
 */
export const useLiveConversations = (source: EventSourceRequest, onChange: (id: number | null) => void): void => {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let close: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasOpen = false;
    const open = () => {
      close ??= openEventStream({
        ...source,
        onEvent: ({ name, data }) => {
          if (name === 'conversation') changed(idOf(data));
        },
        onOpen: () => {
          if (wasOpen) changed(null);
          wasOpen = true;
        },
      });
    };
    const stop = () => {
      close?.();
      close = null;
    };
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') open();
      else timer = setTimeout(stop, hiddenMs);
    };
    const reconnect = () => {
      stop();
      follow();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    addEventListener('online', reconnect);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('online', reconnect);
    };
  }, [source]);
};
