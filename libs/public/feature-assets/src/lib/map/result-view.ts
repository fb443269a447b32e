/** How results are shown: the URL's `view` parameter, `list` if it is absent. */
export const resultViews = ['list', 'split', 'map'] as const;
export type ResultView = (typeof resultViews)[number];

/** Parses a view; an unknown one is the list. */
export const readResultView = (params: URLSearchParams): ResultView =>
  resultViews.find((view) => view === params.get('view')) ?? 'list';

/** The same URL in another view. */
export const inView = (href: string, view: ResultView): string => {
  const [path = '', search = ''] = href.split('?');
  const params = new URLSearchParams(search);
  if (view === 'list') params.delete('view');
  else params.set('view', view);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

const isLinkName = (name: string) => name === 'href' || name.endsWith('Href');

/** Rewrites every link of a view model (`href`, `nextHref` …), at any depth, to stay in the current view. */
export const keepView = <Value>(value: Value, view: ResultView): Value => {
  if (view === 'list' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => keepView(item, view)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      isLinkName(name) && typeof part === 'string' ? inView(part, view) : keepView(part, view),
    ]),
  ) as Value;
};
