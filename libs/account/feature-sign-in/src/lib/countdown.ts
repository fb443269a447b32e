import { useEffect, useState } from 'react';

/** Full seconds until `moment`, in the time of this device's clock; never negative. */
export const useSecondsUntil = (moment: number): number => {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= moment;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, moment]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
};

/** 299 → `4:59`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
