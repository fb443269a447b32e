import { brand, type Locale } from '@yoodee/site';
import type { News, NewsItem } from '../../db/schema.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { NewsFrame } from './news-frame.ts';
import { moreWords, oneLine, type ToSite } from './news-text.ts';

const anchor = (href: string, label: string, style = 'color:#0b6b57') =>
  `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;

const itemHtml = ({ text, href, details = [] }: NewsItem, onSite: ToSite): string => {
  const list = details.map(
    (one) => `<li style="margin:0 0 4px">${anchor(onSite(one.href), oneLine(one.text), 'color:inherit')}</li>`,
  );
  return `<p style="margin:0 0 ${list.length > 0 ? 8 : 16}px">${anchor(onSite(href), oneLine(text), 'color:#0b6b57;font-size:18px')}</p>${
    list.length > 0 ? `\n<ul style="margin:0 0 16px;padding-left:20px">${list.join('')}</ul>` : ''
  }`;
};

/** No pictures, no fonts from elsewhere and no style sheet, so that every mail program shows it as it is. */
export const newsMail = (news: News, frame: NewsFrame, onSite: ToSite): string => {
  const { locale, items, count } = news;
  const rest = count - items.length;
  return `<!doctype html>
<html lang="${locale satisfies Locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px 16px;font:16px/1.6 -apple-system,'Segoe UI',Roboto,'Noto Sans Thai',sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:600">${escapeHtml(brand.name[locale])}</p>
${items.map((item) => itemHtml(item, onSite)).join('\n')}
${rest > 0 ? `<p style="margin:0 0 16px">${anchor(frame.all, moreWords[locale](rest))}</p>` : ''}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #8884;font-size:14px">${escapeHtml(frame.why)}<br>
${anchor(frame.change.href, frame.change.label)} · ${anchor(frame.stop.href, frame.stop.label)}</p>
</div>
</body>
</html>
`;
};
