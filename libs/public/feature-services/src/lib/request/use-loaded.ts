import { useCallback, useEffect, useState, type ComponentType } from 'react';

/**
 * Loads the code of a component after the page has rendered, and only if `isWanted`. If loading fails, `hasFailed` is
 * true and `retry` tries again; the rest of the page still works. `load` must be a stable reference.
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
