import { brand, type Locale } from '@yoodee/site';
import { headScript } from '../inline-scripts.ts';
import { storedPictureHref } from './offline-pictures.ts';

/** The most pictures that are stored of a page, in document order; the others show their alternative text. */
const maxPictures = 8;

const pictureKey = /^\/img\/\d+\/([a-z0-9-]+)\.webp$/;

const banners = {
  th: (at: string) => `คุณกำลังดูหน้าที่บันทึกไว้เมื่อ ${at} เพราะไม่ได้เชื่อมต่ออินเทอร์เน็ต ข้อมูลอาจเปลี่ยนไปแล้ว`,
  en: (at: string) => `You are offline. This is the page as saved on ${at}; things may have changed since.`,
} as const;

const bannerOf = (page: Document, locale: Locale, at: Date) => {
  const when = new Intl.DateTimeFormat(locale === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(at);
  const banner = page.createElement('p');
  banner.setAttribute('role', 'status');
  banner.setAttribute('style', 'margin:0;padding:12px 16px;background:#fdf1d8;color:#4a3000;text-align:center');
  banner.textContent = banners[locale](when);
  return banner;
};

const keyOf = (picture: HTMLImageElement) => pictureKey.exec(picture.getAttribute('src') ?? '')?.[1];

export interface StoredPage {
  html: string;
  /** Title of the document, without the site's name. */
  title: string;
  /** Keys of the stored pictures. */
  pictures: string[];
}

/**
 * A readable copy of a page. It has no scripts, so it never depends on code of an old build. It has few pictures, at
 * one width, and shows when it was stored.
 */
export const toStoredPage = (html: string, locale: Locale, at: Date): StoredPage => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) if (script.textContent !== headScript) script.remove();
  for (const hint of page.querySelectorAll('link:is([rel=preload],[rel=modulepreload],[rel=manifest]),source'))
    hint.remove();
  const pictures = [...page.querySelectorAll('img')].filter(keyOf);
  const keys = [...new Set(pictures.map((picture) => keyOf(picture)!))].slice(0, maxPictures);
  for (const picture of pictures) {
    const key = keyOf(picture)!;
    for (const address of ['src', 'srcset', 'sizes']) picture.removeAttribute(address);
    if (keys.includes(key)) picture.src = storedPictureHref(key);
  }
  page.body.prepend(bannerOf(page, locale, at));
  const title = page.title.split('|')[0]!.trim() || brand.name[locale];
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, title, pictures: keys };
};
