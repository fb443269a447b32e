import type { hrefs } from '@yoodee/site';
import { mondayOf, today } from '@yoodee/ui-viewings';

export const tabViews = ['upcoming', 'past', 'hours'] as const;
export type TabView = (typeof tabViews)[number];

/** What the tab shows, as in the URL. */
export interface ViewingsAddress {
  view: TabView;
  /** The Monday of the week at a glance. */
  week: string;
  /** The only viewing that is shown. */
  viewing: number | undefined;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

export const readViewingsAddress = (params: URLSearchParams): ViewingsAddress => {
  const week = params.get('week');
  const id = Number(params.get('viewing'));
  return {
    view: tabViews.find((view) => view === params.get('view')) ?? 'upcoming',
    week: mondayOf(isDay(week) ? week : today()),
    viewing: Number.isSafeInteger(id) && id > 0 ? id : undefined,
  };
};

/** The address of the tab, with the language prefix. */
export const viewingsHref = (
  to: Pick<ReturnType<typeof hrefs>, 'myAccountTab'>,
  { view, week, viewing }: Partial<ViewingsAddress> = {},
): string => {
  const query = new URLSearchParams();
  if (view && view !== 'upcoming') query.set('view', view);
  if (week && week !== mondayOf(today())) query.set('week', week);
  if (viewing) query.set('viewing', String(viewing));
  const rest = query.toString();
  return to.myAccountTab('viewings') + (rest && `&${rest}`);
};
