import { brand, imageHref, type Locale } from '@yoodee/site';
import { colorModeScript } from '../inline-scripts.ts';

/** Pictures of a page that are kept, first ones first; the rest shows its text. */
const maxPictures = 8;
/** Card width, in pixels. */
const pictureWidth = 640;

/** Where a kept picture is found: an address that no page of the site ever asks for. */
export const keptPictureHref = (key: string): string => `${imageHref(key, pictureWidth)}?kept`;
export const isKeptPicture = ({ pathname, search }: URL): boolean => pathname.startsWith('/img/') && search === '?kept';
export const pictureHref = (key: string): string => imageHref(key, pictureWidth);

const pictureKey = /\/img\/\d+\/([a-z0-9-]+)\.webp/;
const scripts = /<script\b[^>]*>([^]*?)<\/script>/g;
const hints = /<link\b[^>]*\brel="(?:preload|modulepreload|manifest)"[^>]*>|<source\b[^>]*>/g;
const pictures = /<img\b[^>]*>/g;
const addresses = /\s(?:src|srcset|sizes)="[^"]*"/gi;

const banners = {
  th: (at: string) => `คุณกำลังดูหน้าที่บันทึกไว้เมื่อ ${at} เพราะไม่ได้เชื่อมต่ออินเทอร์เน็ต ข้อมูลอาจเปลี่ยนไปแล้ว`,
  en: (at: string) => `You are offline. This is the page as saved on ${at}; things may have changed since.`,
} as const;

const banner = (locale: Locale, at: Date) => {
  const when = new Intl.DateTimeFormat(locale === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(at);
  return `<p role="status" style="margin:0;padding:12px 16px;background:#fdf1d8;color:#4a3000;text-align:center">${banners[locale](when)}</p>`;
};

export interface KeptPage {
  html: string;
  /** As in the document, escaped, without the site's name behind it. */
  title: string;
  /** Keys of the pictures it shows. */
  pictures: string[];
}

/**
 * A page of the site as something to read: without scripts, so it never waits for code of a build that is gone, with few
 * pictures at one width, and saying when it was saved.
 */
export const toKeptPage = (html: string, locale: Locale, at: Date): KeptPage => {
  const keys = [...html.matchAll(pictures)].flatMap(([tag]) => pictureKey.exec(tag)?.[1] ?? []);
  const kept = [...new Set(keys)].slice(0, maxPictures);
  const read = html
    .replace(scripts, (script, text: string) => (text === colorModeScript ? script : ''))
    .replace(hints, '')
    .replace(pictures, (tag) => {
      const key = pictureKey.exec(tag)?.[1];
      if (!key) return tag;
      const bare = tag.replace(addresses, '');
      return kept.includes(key) ? bare.replace('<img', `<img src="${keptPictureHref(key)}"`) : bare;
    })
    .replace(/<body\b[^>]*>/, (body) => body + banner(locale, at));
  const title = /<title>([^<|]*[^<|\s])[^<]*<\/title>/.exec(html)?.[1] ?? brand.name[locale];
  return { html: read, title, pictures: kept };
};
