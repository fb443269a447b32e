import { isSuccess, type CallResult } from '@yoodee/api-client';
import type { ViewingTimes } from '@yoodee/api-contract/viewing-hours';
import { freeTimesOf, loadingTimes, type FreeTimes } from '@yoodee/ui-viewings';
import { useEffect, useRef, useState } from 'react';
import { requestViewingTimes } from '../contact-requests.ts';

/** The free times of an asset: first those of the pending request, then new ones each time the dialog reopens. */
export const useFreeTimes = (assetId: number, isOpen: boolean, firstTimes: Promise<CallResult<ViewingTimes>>) => {
  const [free, setFree] = useState<FreeTimes>(loadingTimes);
  const next = useRef<Promise<CallResult<ViewingTimes>> | null>(firstTimes);
  const show = (result: CallResult<ViewingTimes>) => {
    if (isSuccess(result)) setFree(freeTimesOf(result.data));
    else setFree({ ...loadingTimes, status: 'failed', reason: result.status === 0 ? null : result.message });
  };
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const request = next.current ?? requestViewingTimes(assetId);
    void request.then((result) => {
      if (!isCurrent) return;
      next.current = null;
      show(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [assetId, isOpen]);
  return {
    free,
    retry: () => {
      setFree(loadingTimes);
      void requestViewingTimes(assetId).then(show);
    },
    /** Replaces the free times, after the chosen one was lost. */
    replace: (times: readonly string[], lost: FreeTimes['lost']) => setFree({ ...free, times, lost }),
  };
};
