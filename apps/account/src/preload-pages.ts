import { matchRoutes, type RouterProviderProps } from 'react-router';
import { preloadLinks, type ImportsAhead } from '@yoodee/runtime';

let underWay = 0;
const failures = new WeakSet<object>();

/** The pages that are fetched ahead of being wanted. */
export const pagesAhead: ImportsAhead = {
  areUnderWay: () => underWay > 0,
  failedWith: (error) => typeof error === 'object' && error !== null && failures.has(error),
};

/** Fetches the code behind the app's links ahead of their being followed. */
export const preloadPages = ({ routes, basename = '/' }: RouterProviderProps['router']) => {
  const lazyRoutes = (path: string) =>
    (matchRoutes(routes, path, basename) ?? []).flatMap(({ route }) =>
      typeof route.lazy === 'function' ? [{ id: route.id, load: route.lazy }] : [],
    );
  const loads = new Map<string, () => Promise<unknown>>();
  return preloadLinks({
    partsOf: (path) =>
      lazyRoutes(path).map(({ id, load }) => {
        loads.set(id, load);
        return id;
      }),
    load: async (id) => {
      underWay += 1;
      try {
        await loads.get(id)?.();
      } catch (error) {
        failures.add(error as object);
        throw error;
      } finally {
        underWay -= 1;
      }
    },
  });
};
