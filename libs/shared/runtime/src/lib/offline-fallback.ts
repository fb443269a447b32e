import { brand, hrefs, localeTags, type Locale } from '@yoodee/site';
import { storedPictureHref } from './offline-pictures.ts';

/** A page that can be read offline. */
export interface StoredLink {
  path: string;
  title: string;
  /** Key of its first picture, or null. */
  picture: string | null;
}

const words = {
  th: {
    title: 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต',
    lead: 'หน้านี้เปิดไม่ได้ในตอนนี้',
    form: 'คำตอบที่ยังไม่ได้ส่งเก็บไว้ในเครื่องนี้ และจะส่งเมื่อเปิดหน้านี้อีกครั้งหลังเชื่อมต่อได้',
    kept: 'ทรัพย์ที่บันทึกและเปรียบเทียบไว้ อ่านได้เลย',
    none: 'เมื่อคุณบันทึกหรือเปรียบเทียบทรัพย์ ทรัพย์นั้นจะเปิดอ่านได้ที่นี่แม้ไม่มีอินเทอร์เน็ต',
    retry: 'ลองอีกครั้ง',
  },
  en: {
    title: 'You are offline',
    lead: 'This page cannot be opened right now.',
    form: 'Answers that are not sent yet are kept on this device. They are sent when you open this page again with a connection.',
    kept: 'What you saved and compared can still be read',
    none: 'Listings that you save or compare can be read here without the internet.',
    retry: 'Try again',
  },
} as const;

const style = `
  :root { color-scheme: light dark; --fg: #1c1b17; --bg: #fff; --muted: #5d5a52; --line: #dedbd3; --brand: #0b6b57 }
  @media (prefers-color-scheme: dark) { :root { --fg: #f3f1ea; --bg: #14130f; --muted: #b5b1a6; --line: #3a3831; --brand: #4fb89d } }
  body { margin: 0; background: var(--bg); color: var(--fg); font: 16px/1.6 Anuphan, system-ui, sans-serif }
  main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem }
  h1 { font-size: 1.5rem; line-height: 1.35; margin: 0 0 .5rem } h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
  p { margin: 0; color: var(--muted) } .name { color: var(--brand); font-weight: 600; margin-bottom: 1rem }
  a { color: inherit } a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
  .retry { display: inline-block; margin-top: 1rem; padding: .625rem 1.25rem; border: 1px solid var(--line); border-radius: .5rem; text-decoration: none }
  ul { list-style: none; margin: 0; padding: 0 }
  li a { display: flex; gap: 1rem; align-items: center; padding: .75rem 0; border-top: 1px solid var(--line); text-decoration: none }
  img { flex: none; width: 6rem; height: 4.5rem; object-fit: cover; border-radius: .5rem; background: var(--line) }`;

/** Content-Security-Policy of the fallback page. */
export const fallbackPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'";

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character]!);

const item = ({ path, title, picture }: StoredLink) =>
  `<li><a href="${path}">${picture ? `<img src="${storedPictureHref(picture)}" alt="" width="96" height="72">` : ''}<span>${escaped(title)}</span></a></li>`;

/**
 * The fallback for a page that cannot be loaded: shows a message and links to the stored pages. Needs no script or
 * network. The listing form keeps its answers in this browser, and `path` may be one of its steps.
 */
export const offlinePage = (locale: Locale, links: readonly StoredLink[], path = ''): string => {
  const labels = words[locale];
  const isForm = path.startsWith(hrefs(locale).createAsset);
  return `<!doctype html>
<html lang="${localeTags[locale]}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <link rel="icon" href="data:,">
  <title>${labels.title} – ${brand.name[locale]}</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <p class="name">${brand.name[locale]}</p>
    <h1>${labels.title}</h1>
    <p>${isForm ? labels.form : labels.lead}</p>
    <a class="retry" href="">${labels.retry}</a>
    ${links.length > 0 ? `<h2>${labels.kept}</h2><ul>${links.map(item).join('')}</ul>` : `<p style="margin-top:2rem">${labels.none}</p>`}
  </main>
</body>
</html>
`;
};
