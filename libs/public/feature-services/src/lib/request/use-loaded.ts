import { useCallback, useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched once the page stands, and only where `isWanted`. Without a network it stays away
 * and says so: the page around it works on, and `retry` tries again. `load` is a constant.
 */
export const useLoaded = <Props extends object>(load: () => Promise<ComponentType<Props>>, isWanted = true) => {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const fetchIt = useCallback(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => setFailed(true),
    );
  }, [load]);

  useEffect(() => {
    if (isWanted) fetchIt();
  }, [fetchIt, isWanted]);

  const retry = () => {
    setFailed(false);
    fetchIt();
  };
  return { Loaded, hasFailed, retry };
};
