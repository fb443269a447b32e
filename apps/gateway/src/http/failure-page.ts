import { createHash } from 'node:crypto';
import { brand, hrefs, localeTags, type Locale } from '@yoodee/site';

/** Self-contained: when this page is shown, nothing else may be available. */
const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.7 "Anuphan","Noto Sans Thai",system-ui,sans-serif;
background:light-dark(#fbfaf8,#161513);color:light-dark(#26221d,#eeebe6)}
main{max-width:26rem;padding:2rem;text-align:center}
strong{font-size:1.125rem}
h1{margin:1.5rem 0 .25rem;font-size:1.5rem;line-height:1.5;text-wrap:balance}
p{margin:0 0 1.5rem;text-wrap:balance}
a{display:inline-block;padding:.5rem 1.25rem;border:1px solid;border-radius:.5rem;color:inherit;text-decoration:none}
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const words = {
  home: { th: 'กลับหน้าแรก', en: 'Back to the home page' },
  again: { th: 'ลองใหม่', en: 'Try again' },
} as const;

/** An error page of the gateway. With `isTemporary` it links to the same address instead of the home page. */
export const failurePage = (text: { locale: Locale; title: string; message: string; isTemporary: boolean }) => {
  const { locale, title, message, isTemporary } = text;
  const link = isTemporary
    ? `<a href="">${words.again[locale]}</a>`
    : `<a href="${hrefs(locale).home}">${words.home[locale]}</a>`;
  const body = `<!doctype html>
<html lang="${localeTags[locale]}" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · ${brand.name[locale]}</title><style>${style}</style></head>
<body><main><strong>${brand.name[locale]}</strong><h1>${title}</h1><p>${message}</p>${link}</main></body>
</html>
`;
  return { body, type: 'text/html; charset=utf-8', policy };
};
