import { brand, hrefs, type Locale } from '@yoodee/site';
import type { News, NewsItem } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { ComposeNews } from '../outbox/outbox.ts';
import { topicWords } from './news-words.ts';
import { createUnsubscribeTokens, unsubscribePath } from './unsubscribe-token.ts';

interface Words {
  /** Subject of several news. */
  several: (count: number) => string;
  /** After the items that are shown. */
  more: (count: number) => string;
  all: string;
  why: (topics: string, channel: string) => string;
  change: string;
  stop: string;
  channels: Record<'line' | 'email', string>;
}

const words: Record<Locale, Words> = {
  th: {
    several: (count) => `เรื่องใหม่ ${count} เรื่องจาก${brand.name.th}`,
    more: (count) => `และอีก ${count} เรื่อง`,
    all: 'ดูทั้งหมด',
    why: (topics, channel) => `ส่งถึงคุณเพราะเปิดรับเรื่อง ${topics} ทาง${channel}ไว้`,
    change: 'เปลี่ยนหรือหยุดบางเรื่อง',
    stop: 'หยุดรับอีเมลทั้งหมด',
    channels: { line: ' LINE ', email: 'อีเมล' },
  },
  en: {
    several: (count) => `${count} updates from ${brand.name.en}`,
    more: (count) => `and ${count} more`,
    all: 'See all',
    why: (topics, channel) => `You get this because notifications about ${topics} by ${channel} are on.`,
    change: 'Change or stop it',
    stop: 'Stop all email',
    channels: { line: 'LINE', email: 'email' },
  },
};

const topicsOf = ({ locale, items }: News): string =>
  [...new Set(items.map(({ topic }) => topicWords[topic][locale]))].join(', ');

/** One line, however the title of an asset is written: it becomes the subject of a mail. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

interface Links {
  /** Of an item. */
  to: (item: NewsItem) => string;
  all: string;
  settings: string;
  unsubscribe: string;
}

const plainText = (news: News, { to, all }: Links, footer: readonly string[]): string => {
  const { more } = words[news.locale];
  const rest = news.count - news.items.length;
  return [
    ...news.items.map((item) => `${oneLine(item.text)}\n${to(item)}`),
    ...(rest > 0 ? [`${more(rest)}\n${all}`] : []),
    footer.join('\n'),
  ].join('\n\n');
};

/** No pictures, no fonts from elsewhere and no style sheet, so that every mail program shows it as it is. */
const html = (news: News, links: Links): string => {
  const { locale, items, count } = news;
  const text = words[locale];
  const anchor = (href: string, label: string, style = 'color:#0b6b57') =>
    `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
  const rest = count - items.length;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px 16px;font:16px/1.6 -apple-system,'Segoe UI',Roboto,'Noto Sans Thai',sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:600">${escapeHtml(brand.name[locale])}</p>
${items
  .map(
    (item) =>
      `<p style="margin:0 0 16px">${anchor(links.to(item), oneLine(item.text), 'color:#0b6b57;font-size:18px')}</p>`,
  )
  .join('\n')}
${rest > 0 ? `<p style="margin:0 0 16px">${anchor(links.all, text.more(rest))}</p>` : ''}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #8884;font-size:14px">${escapeHtml(text.why(topicsOf(news), text.channels.email))}<br>
${anchor(links.settings, text.change)} · ${anchor(links.unsubscribe, text.stop)}</p>
</div>
</body>
</html>
`;
};

/** Composes what a member reads in LINE or a mail: the news with links, why it is sent, and how to stop it. */
export const createComposeNews = (env: Pick<Env, 'PUBLIC_ORIGIN' | 'JWT_SECRET'>): ComposeNews => {
  const tokens = createUnsubscribeTokens(env);
  const onSite = (path: string) => env.PUBLIC_ORIGIN + path;

  return (news, { channel, recipient, memberId }) => {
    const { locale, items, count } = news;
    const to = hrefs(locale);
    const text = words[locale];
    const links = {
      to: ({ href }: NewsItem) => onSite(href),
      all: onSite(to.myAccountTab('notifications')),
      settings: onSite(`${to.setting}#notifications`),
      unsubscribe: onSite(`${unsubscribePath}/${tokens.sign({ memberId, email: recipient })}?lang=${locale}`),
    };
    const change = `${text.change}: ${links.settings}`;
    if (channel !== 'email')
      return { text: plainText(news, links, [text.why(topicsOf(news), text.channels.line), change]) };
    const footer = [text.why(topicsOf(news), text.channels.email), change, `${text.stop}: ${links.unsubscribe}`];
    return {
      text: plainText(news, links, footer),
      mail: {
        subject: count === 1 ? oneLine(items[0]!.text) : text.several(count),
        html: html(news, links),
        unsubscribeUrl: links.unsubscribe,
      },
    };
  };
};
