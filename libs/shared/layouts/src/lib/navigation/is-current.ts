const base = 'http://site.example';

/** Whether `path` (with query) is the page of `href`: the same path, with at least the query of the link. */
export const isCurrent = (path: string, href: string): boolean => {
  const [here, there] = [new URL(path, base), new URL(href, base)];
  return (
    here.pathname === there.pathname &&
    [...there.searchParams].every(([key, value]) => here.searchParams.getAll(key).includes(value))
  );
};

export const currentPage = (path: string, href: string): 'page' | undefined =>
  isCurrent(path, href) ? 'page' : undefined;
