import { matchRoutes, type RouterProviderProps } from 'react-router';
import { preloadLinks } from '@yoodee/runtime';

let underWay = 0;

/** Whether pages are being fetched ahead just now. */
export const isPreloadingPages = () => underWay > 0;

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
      } finally {
        underWay -= 1;
      }
    },
  });
};
