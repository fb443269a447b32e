import { createHash } from 'node:crypto';
import { brand, hrefs, type Locale } from '@yoodee/site';
import { escapeHtml } from '../../http/escape-html.ts';

const style = `
  :root { color-scheme: light dark }
  body { font: 16px/1.65 system-ui, 'Noto Sans Thai', sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem }
  h1 { font-size: 1.25rem; line-height: 1.35 }
  button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 10px; background: #0b6b57; color: #fff }
  a { color: inherit }`;

/** Allows the page's own style and its form, which goes back to this site. */
export const unsubscribePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export type UnsubscribeState = 'ask' | 'done' | 'unknown';

const words: Record<
  Locale,
  Record<UnsubscribeState, { title: string; text: string }> & { stop: string; settings: string }
> = {
  th: {
    ask: { title: 'หยุดรับอีเมลแจ้งเตือนไหม', text: 'กระดิ่งบนเว็บและ LINE ยังแจ้งเหมือนเดิม' },
    done: { title: 'หยุดส่งอีเมลแล้ว', text: 'เลือกรับใหม่ได้ทุกเมื่อในหน้าตั้งค่า' },
    unknown: { title: 'ลิงก์นี้ใช้ไม่ได้', text: 'อีเมลนี้ไม่ได้รับการแจ้งเตือนแล้ว หรือลิงก์ไม่ครบ' },
    stop: 'หยุดรับอีเมล',
    settings: 'ตั้งค่าการแจ้งเตือน',
  },
  en: {
    ask: { title: 'Stop notifications by email?', text: 'The bell on the site and LINE go on as before.' },
    done: { title: 'No more email', text: 'You can switch it on again in your settings.' },
    unknown: {
      title: 'This link does not work',
      text: 'The address gets no notifications any more, or the link is not complete.',
    },
    stop: 'Stop email',
    settings: 'Notification settings',
  },
};

/** The page behind the unsubscribe link of a mail. Opening it changes nothing, because mail scanners open links too. */
export const unsubscribePage = (state: UnsubscribeState, locale: Locale): string => {
  const { stop, settings, [state]: shown } = words[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(`${shown.title} · ${brand.name[locale]}`)}</title>
  <style>${style}</style>
</head>
<body>
  <h1>${escapeHtml(shown.title)}</h1>
  <p>${escapeHtml(shown.text)}</p>
  ${state === 'ask' ? `<form method="post"><button>${escapeHtml(stop)}</button></form>` : ''}
  <p><a href="${escapeHtml(`${hrefs(locale).setting}#notifications`)}">${escapeHtml(settings)}</a></p>
</body>
</html>
`;
};
