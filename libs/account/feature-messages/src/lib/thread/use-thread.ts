import { useEffect, useSyncExternalStore } from 'react';
import type { Thread, ThreadState } from './thread.ts';

/** The state of a conversation, which is loaded, sent and repeated every `everyMs` while the page is visible. */
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
