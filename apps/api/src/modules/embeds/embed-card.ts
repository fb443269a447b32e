import { createHash } from 'node:crypto';
import type { AssetSummary } from '@yoodee/api-contract/assets';
import { hrefs, imageHref, type Locale } from '@yoodee/site';
import { escapeHtml } from '../../http/escape-html.ts';
import { assetTitle } from '../assets/asset-title.ts';
import { shareWords } from '../share-pictures/share-words.ts';

/** Default size of the frame in CSS pixels. */
export const embedSize = { width: 360, height: 400 } as const;

/**
 * The colours of the design system, in both modes. The card follows the visitor's browser: a frame cannot know the mode
 * of the page around it.
 */
const style = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f1d1a;--muted:#6b6459;--line:#e8e3da;--brand:#0b6b57}
@media (prefers-color-scheme:dark){:root{--bg:#211f1a;--fg:#f3efe7;--muted:#a79f90;--line:#37332b;--brand:#58b89e}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 "Noto Sans Thai","Sukhumvit Set",Thonburi,"Leelawadee UI",system-ui,sans-serif;background:var(--bg);color:var(--fg)}
a{display:flex;flex-direction:column;block-size:100vh;min-block-size:100vh;border:1px solid var(--line);color:inherit;text-decoration:none}
a:focus-visible{outline:3px solid var(--brand);outline-offset:-3px}
img{display:block;inline-size:100%;flex:1;min-block-size:0;object-fit:cover;background:var(--line)}
div{padding:12px 16px 14px}
p{margin:0}
.price{font-size:22px;font-weight:600;font-variant-numeric:tabular-nums}
.title{font-weight:500;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.small{font-size:14px;color:var(--muted)}
footer{display:flex;justify-content:space-between;gap:8px;padding:8px 16px;border-block-start:1px solid var(--line);font-size:14px}
footer b{color:var(--brand)}
`;

/** Allows the card's own picture and style, no script, and any page as its frame. */
export const embedPolicy = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

const words = {
  th: { see: 'ดูประกาศ', gone: 'ประกาศนี้ไม่อยู่แล้ว', search: 'หาทรัพย์อื่น' },
  en: { see: 'View listing', gone: 'This listing is gone', search: 'Find another' },
};

const documentOf = (locale: Locale, title: string, body: string) =>
  `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

const linkOf = (href: string, content: string) =>
  `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${content}</a>`;

/** The card of an asset as a document: one link that opens the asset's page. */
export const embedCard = (asset: AssetSummary, locale: Locale): string => {
  const { brand, deal, price, title: place, facts } = shareWords(asset, locale);
  const title = assetTitle(asset, locale);
  const picture = asset.cover && `<img src="${imageHref(asset.cover.key, 640)}" alt="" width="640" height="480">`;
  const lines = [
    price && `<p class="price">${escapeHtml(price)}</p>`,
    `<p class="title">${escapeHtml(title)}</p>`,
    `<p class="small">${escapeHtml(`${deal} · ${place.replaceAll('  ', ' ')}`)}</p>`,
    facts && `<p class="small">${escapeHtml(facts.replaceAll('  ', ' '))}</p>`,
  ];
  return documentOf(
    locale,
    title,
    linkOf(
      hrefs(locale).asset(asset.id),
      `${picture ?? ''}<div>${lines.filter(Boolean).join('')}</div><footer><b>${escapeHtml(brand)}</b><span>${words[locale].see}</span></footer>`,
    ),
  );
};

/** In place of an asset that is not on the site, or not any more. */
export const goneCard = (locale: Locale): string => {
  const { gone, search } = words[locale];
  return documentOf(
    locale,
    gone,
    linkOf(hrefs(locale).assets, `<div><p class="title">${gone}</p><p class="small">${search}</p></div>`),
  );
};
