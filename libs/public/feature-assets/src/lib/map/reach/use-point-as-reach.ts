import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { getReachedAreas, type ReachedAreas } from '@yoodee/api-contract/geo';
import { usualReachMinutes, writeReach } from '@yoodee/api-contract/reach';
import { useLocale } from '@yoodee/i18n';
import { claimOverlayEntry } from '@yoodee/runtime';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type PointProblem = 'unserved' | 'offline' | 'notLocated';

/** Decimals of a degree, as in the address: about 100 m. */
const decimals = 3;

/** Adds a point as a destination of the search, after the API has confirmed that trains serve it. */
export const usePointAsReach = () => {
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [problem, setProblem] = useState<PointProblem | null>(null);
  const [isChecking, setChecking] = useState(false);
  return {
    problem,
    setProblem,
    isChecking,
    async add({ lat, lng }: { lat: number; lng: number }) {
      const place = { lat: Number(lat.toFixed(decimals)), lng: Number(lng.toFixed(decimals)) };
      const reach = writeReach({ place, minutes: usualReachMinutes });
      setProblem(null);
      setChecking(true);
      const reply = await send<ReachedAreas>(toRequest(getReachedAreas, { query: { reach: [reach] } }), { locale });
      setChecking(false);
      if (!isSuccess(reply)) {
        setProblem(reply.errors.reach ? 'unserved' : 'offline');
        return false;
      }
      const params = new URLSearchParams(search);
      params.delete('page');
      params.append('reach', reach);
      void navigate(`${pathname}?${params}`, { replace: claimOverlayEntry(), preventScrollReset: true });
      return true;
    },
  };
};
