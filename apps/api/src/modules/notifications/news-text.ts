import type { Locale } from '@yoodee/site';
import type { News, NewsItem } from '../../db/schema.ts';
import type { NewsFrame } from './news-frame.ts';

/** The address of a path of the site. */
export type ToSite = (path: string) => string;

/** After the items that are shown. */
export const moreWords: Record<Locale, (count: number) => string> = {
  th: (count) => `และอีก ${count} เรื่อง`,
  en: (count) => `and ${count} more`,
};

/** Collapses a text to one line, because it becomes the subject of a mail. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const itemText = ({ text, href, details = [] }: NewsItem, onSite: ToSite): string =>
  [`${oneLine(text)}\n${onSite(href)}`, ...details.map((one) => `- ${oneLine(one.text)}\n  ${onSite(one.href)}`)].join(
    '\n',
  );

interface Shown {
  onSite: ToSite;
  /** Whether the message has a link that stops all of them at once. */
  canStop: boolean;
  /** LINE takes 5,000 characters. */
  mostDetails?: number;
}

/** The news as plain text, then why it is sent and how to stop it. */
export const newsText = (news: News, frame: NewsFrame, { onSite, canStop, mostDetails = Infinity }: Shown): string => {
  const rest = news.count - news.items.length;
  const footer = [frame.why, `${frame.change.label}: ${frame.change.href}`];
  if (canStop) footer.push(`${frame.stop.label}: ${frame.stop.href}`);
  return [
    ...news.items.map((item) => itemText({ ...item, details: item.details?.slice(0, mostDetails) ?? [] }, onSite)),
    ...(rest > 0 ? [`${moreWords[news.locale](rest)}\n${frame.all}`] : []),
    footer.join('\n'),
  ].join('\n\n');
};
