import { brand, hrefs, type Locale } from '@yoodee/site';
import type { News } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import type { ComposeNews } from '../outbox/outbox.ts';
import type { PushParts } from '../outbox/transport.ts';
import { createNewsFrames, type NewsFrame } from './news-frame.ts';
import { newsMail } from './news-mail.ts';
import { moreWords, newsText, oneLine } from './news-text.ts';

/** Subject of several news. */
const several: Record<Locale, (count: number) => string> = {
  th: (count) => `เรื่องใหม่ ${count} เรื่องจาก${brand.name.th}`,
  en: (count) => `${count} updates from ${brand.name.en}`,
};

const settingsLabel: Record<Locale, string> = { th: 'ตั้งค่าการแจ้งเตือน', en: 'Notification settings' };

const titleOf = ({ locale, count, items }: News): string =>
  count === 1 ? oneLine(items[0]!.text) : several[locale](count);

/** Push services take 4,096 bytes with encryption; a Thai character is three. Screens show less anyway. */
const pushLimits = { characters: 160, lines: 4 };

const clip = (text: string): string => {
  const characters = [...oneLine(text)];
  const { characters: most } = pushLimits;
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
};

/** A notification links to its item, or to the list of notifications when it has several. */
const pushOf = (news: News, { why }: NewsFrame): PushParts => {
  const { locale, count, items } = news;
  const to = hrefs(locale);
  const [first] = items;
  const isOne = count === 1;
  const texts = isOne ? (first!.details ?? []).map(({ text }) => text) : items.map(({ text }) => text);
  const shown = texts.slice(0, pushLimits.lines).map(clip);
  const rest = isOne ? 0 : count - shown.length;
  return {
    lang: locale,
    title: clip(titleOf(news)),
    body: [...shown, ...(rest > 0 ? [moreWords[locale](rest)] : []), clip(why)].join('\n'),
    href: isOne ? first!.href : to.myAccountTab('notifications'),
    settings: { label: settingsLabel[locale], href: `${to.setting}#notifications` },
  };
};

/** LINE allows 5,000 characters; ten items with three details and their links are shorter. */
const detailsInLine = 3;

/** Composes what somebody reads in LINE, a mail or a notification: the news with links, why it is sent, how to stop it. */
export const createComposeNews = (env: Pick<Env, 'PUBLIC_ORIGIN' | 'JWT_SECRET'>): ComposeNews => {
  const frameOf = createNewsFrames(env);
  const onSite = (path: string) => env.PUBLIC_ORIGIN + path;

  return (news, to) => {
    const frame = frameOf(news, to);
    if (to.channel === 'push') return { text: titleOf(news), push: pushOf(news, frame) };
    if (to.channel === 'line')
      return { text: newsText(news, frame, { onSite, canStop: 'alertReaderId' in to, mostDetails: detailsInLine }) };
    return {
      text: newsText(news, frame, { onSite, canStop: true }),
      mail: { subject: titleOf(news), html: newsMail(news, frame, onSite), unsubscribeUrl: frame.stop.href },
    };
  };
};
