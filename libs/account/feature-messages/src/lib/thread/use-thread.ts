import { useEffect, useSyncExternalStore } from 'react';
import type { Thread, ThreadState } from './thread.ts';

/**
 * The state of a conversation. Loads its messages and sends pending ones. While the page is visible, it refreshes every
 * `everyMs` milliseconds.
 */
export const useThread = (thread: Thread, everyMs: number): ThreadState => {
  useEffect(() => {
    const stop = thread.start();
    const refresh = () => {
      if (document.visibilityState === 'visible') void thread.refresh();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [thread, everyMs]);
  return useSyncExternalStore(thread.subscribe, thread.get);
};
