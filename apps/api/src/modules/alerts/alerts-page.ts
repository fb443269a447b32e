import { createHash } from 'node:crypto';
import { alertFrequencies, maxAlerts, type AlertFrequency } from '@yoodee/api-contract/alerts';
import { leastFall } from '@yoodee/api-contract/monthly-prices';
import { brand, hrefs, type Locale } from '@yoodee/site';
import { escapeHtml } from '../../http/escape-html.ts';
import type { AlertRow } from './alerts.queries.ts';
import { alertHour } from './run-alerts.ts';

export type AlertsView =
  | { state: 'unknown' | 'stopped' }
  | { state: 'ask'; link: string }
  | { state: 'shown'; email: string | null; alerts: readonly AlertRow[]; link: string; done: string | null };

const style = `
  :root { color-scheme: light dark; --line: #8885; --brand: #0b6b57; --on-brand: #fff; --soft: #0b6b5714 }
  @media (prefers-color-scheme: dark) { :root { --brand: #4fc3a5; --on-brand: #06231c; --soft: #4fc3a51f } }
  * { box-sizing: border-box }
  body { font: 16px/1.65 system-ui, 'Noto Sans Thai', sans-serif; max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
  header { margin-bottom: 2rem; font-weight: 600 }
  h1 { font-size: 1.5rem; line-height: 1.35; margin: 0 0 .25rem } h2 { font-size: 1.0625rem; line-height: 1.5; margin: 0 }
  p { margin: 0 0 1rem } small, .muted { opacity: .75 } .address { overflow-wrap: anywhere }
  ul { list-style: none; margin: 0 0 1.5rem; padding: 0; display: grid; gap: 1rem }
  li { border: 1px solid var(--line); border-radius: 12px; padding: 1rem; display: grid; gap: .75rem; overflow-wrap: anywhere }
  form { margin: 0 } .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
  label { display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: center }
  button, select { font: inherit; min-height: 2.75rem; padding: 0 1rem; border-radius: 10px; border: 1px solid var(--line); background: none; color: inherit }
  select { padding: 0 .5rem } option { color: initial }
  .main { border: 0; background: var(--brand); color: var(--on-brand); font-weight: 600 }
  [role=status] { padding: .75rem 1rem; border-radius: 10px; background: var(--soft) }
  a { color: var(--brand) } :focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
  section { margin-bottom: 2rem } section > h2 { margin-bottom: .5rem }
  .end { margin-top: 2rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }`;

/** Allows the page's own style and its forms, which go back to this site. */
export const alertsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const hour = `${alertHour}:00`;

const words = {
  th: {
    title: 'การแจ้งเตือน',
    lead: 'ส่งไปที่',
    waiting: 'รอคุณยืนยัน',
    waitingText: 'กดยืนยันแล้วเราจะเริ่มส่ง ถ้าไม่ได้ขอรายการไหน ลบรายการนั้นก่อน',
    confirm: 'ยืนยัน รับการแจ้งเตือน',
    running: 'กำลังส่ง',
    frequency: 'ส่ง',
    frequencies: { instant: 'ทันที', daily: `วันละครั้ง (${hour} น.)`, weekly: `สัปดาห์ละครั้ง (${hour} น.)`, off: 'พักไว้' },
    prices: `แจ้งเมื่อราคาตั้งกลางลดลงอย่างน้อย ${leastFall}% ไม่เกินเดือนละครั้ง`,
    priceFrequencies: { daily: `เมื่อราคาลด (${hour} น.)`, off: 'พักไว้' },
    save: 'บันทึก',
    remove: 'ลบ',
    see: 'ดูประกาศทั้งหมดที่ตรง',
    none: 'ไม่มีการแจ้งเตือนแล้ว',
    full: `ครบ ${maxAlerts} รายการแล้ว ลบรายการเดิมก่อนจึงเพิ่มใหม่ได้`,
    stop: 'หยุดรับและลบทั้งหมด',
    done: { confirm: 'ยืนยันแล้ว เราจะส่งเมื่อมีประกาศใหม่', change: 'บันทึกแล้ว', remove: 'ลบแล้ว' },
    account: 'เข้าสู่ระบบเพื่อรับหลายช่องทาง เมื่อยืนยันอีเมลหรือ LINE เดียวกันนี้ การแจ้งเตือนจะย้ายไปด้วย',
    signIn: 'เข้าสู่ระบบ',
    ask: { title: 'หยุดรับประกาศใหม่ไหม', text: 'เราจะลบการแจ้งเตือนทั้งหมด และลืมว่าส่งไปที่ไหน' },
    stopped: { title: 'หยุดส่งและลบทั้งหมดแล้ว', text: 'ขอรับใหม่ได้ทุกเมื่อจากหน้าค้นหา' },
    unknown: { title: 'ลิงก์นี้ใช้ไม่ได้', text: 'ลิงก์หมดอายุ ไม่ครบ หรือมีลิงก์ใหม่กว่าในอีเมลแล้ว ขอใหม่ได้จากหน้าค้นหา' },
    search: 'ค้นหาทรัพย์',
  },
  en: {
    title: 'Your alerts',
    lead: 'Sent to',
    waiting: 'Waiting for you to confirm',
    waitingText: 'We start sending when you confirm. Remove what you did not ask for first.',
    confirm: 'Confirm and get alerts',
    running: 'Active',
    frequency: 'Send',
    frequencies: { instant: 'at once', daily: `once a day (${hour})`, weekly: `once a week (${hour})`, off: 'paused' },
    prices: `When the median asking price falls by ${leastFall}% or more, at most once a month`,
    priceFrequencies: { daily: `when it falls (${hour})`, off: 'paused' },
    save: 'Save',
    remove: 'Remove',
    see: 'See all listings that match',
    none: 'There are no alerts any more.',
    full: `These are the most alerts that an address can have (${maxAlerts}). Remove one to add another.`,
    stop: 'Stop and erase everything',
    done: { confirm: 'Confirmed. We write when there are new listings.', change: 'Saved', remove: 'Removed' },
    account:
      'Sign in to be told by several channels. Once you verify this address or link this LINE account there, these alerts come along.',
    signIn: 'Sign in',
    ask: { title: 'Stop new listings?', text: 'We erase all of your alerts and where we sent them.' },
    stopped: {
      title: 'Stopped, and everything is erased',
      text: 'You can ask for alerts again on the search page.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'It has expired, is not complete, or a later mail has a newer one. You can ask again on the search page.',
    },
    search: 'Search properties',
  },
} satisfies Record<Locale, unknown>;

const button = (action: string, label: string, more = '', kind = '') =>
  `<button name="action" value="${action}"${kind && ` class="${kind}"`}${more}>${escapeHtml(label)}</button>`;

const option = (value: AlertFrequency, label: string, chosen: AlertFrequency) =>
  `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`;

/** Median alerts are monthly, so they can only be on or paused. */
const frequenciesOf = ({ kind, frequency }: AlertRow, locale: Locale): string => {
  const { frequencies, priceFrequencies } = words[locale];
  if (kind === 'prices')
    return (['daily', 'off'] as const)
      .map((one) => option(one, priceFrequencies[one], frequency === 'off' ? 'off' : 'daily'))
      .join('');
  return alertFrequencies.map((one) => option(one, frequencies[one], frequency)).join('');
};

const alertItem = (alert: AlertRow, link: string, locale: Locale): string => {
  const { id, kind, name, query, confirmed_at } = alert;
  const text = words[locale];
  const titleId = `alert-${id}`;
  const named = ` aria-describedby="${titleId}"`;
  return `<li>
      <h2 id="${titleId}">${escapeHtml(name)}</h2>
      ${kind === 'prices' ? `<small>${escapeHtml(text.prices)}</small>` : ''}
      <form method="post" action="${escapeHtml(link)}" class="row">
        <input type="hidden" name="id" value="${id}">
        ${
          confirmed_at === null
            ? ''
            : `<label>${escapeHtml(text.frequency)} <select name="frequency"${named}>${frequenciesOf(alert, locale)}</select></label>
        ${button('change', text.save, named)}`
        }
        ${button('remove', text.remove, named)}
      </form>
      <a href="${escapeHtml(hrefs(locale).assetsWith(query))}">${escapeHtml(text.see)}</a>
    </li>`;
};

const sections = ({ alerts, link }: AlertsView & { state: 'shown' }, locale: Locale): string => {
  const text = words[locale];
  const waiting = alerts.filter(({ confirmed_at }) => confirmed_at === null);
  const running = alerts.filter(({ confirmed_at }) => confirmed_at !== null);
  const list = (rows: readonly AlertRow[]) => `<ul>${rows.map((row) => alertItem(row, link, locale)).join('')}</ul>`;
  return [
    alerts.length === 0 && `<p>${escapeHtml(text.none)}</p>`,
    waiting.length > 0 &&
      `<section><h2>${escapeHtml(text.waiting)}</h2><p>${escapeHtml(text.waitingText)}</p>${list(waiting)}
    <form method="post" action="${escapeHtml(link)}"><p>${button('confirm', text.confirm, '', 'main')}</p></form></section>`,
    running.length > 0 && `<section><h2>${escapeHtml(text.running)}</h2>${list(running)}</section>`,
    alerts.length >= maxAlerts && `<p>${escapeHtml(text.full)}</p>`,
    `<div class="end"><p><span class="muted">${escapeHtml(text.account)}</span> <a href="${escapeHtml(hrefs(locale).authenticate(`${hrefs(locale).setting}#notifications`))}">${escapeHtml(text.signIn)}</a></p>
    <form method="post" action="${escapeHtml(link)}">${button('stop', text.stop)}</form></div>`,
  ]
    .filter(Boolean)
    .join('\n  ');
};

const shown = (view: AlertsView & { state: 'shown' }, locale: Locale): string => {
  const text = words[locale];
  const done =
    view.done === 'confirm' || view.done === 'change' || view.done === 'remove' ? text.done[view.done] : null;
  return `<h1>${escapeHtml(text.title)}</h1>
  <p class="muted address">${escapeHtml(text.lead)} ${escapeHtml(view.email ?? 'LINE')}</p>
  ${done === null ? '' : `<p role="status">${escapeHtml(done)}</p>`}
  ${sections(view, locale)}`;
};

const said = (state: 'ask' | 'unknown' | 'stopped', locale: Locale, more = ''): string => {
  const { [state]: text } = words[locale];
  return `<h1>${escapeHtml(text.title)}</h1>\n  <p>${escapeHtml(text.text)}</p>\n  ${more}`;
};

const content = (view: AlertsView, locale: Locale): string => {
  if (view.state === 'shown') return shown(view, locale);
  const text = words[locale];
  if (view.state === 'ask')
    return said(
      'ask',
      locale,
      `<form method="post" action="${escapeHtml(view.link)}">${button('stop', text.stop, '', 'main')}</form>`,
    );
  return said(
    view.state,
    locale,
    `<p><a href="${escapeHtml(hrefs(locale).assets)}">${escapeHtml(text.search)}</a></p>`,
  );
};

/** The page of a visitor's alerts. */
export const alertsPage = (view: AlertsView, locale: Locale): string => `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(`${words[locale].title} · ${brand.name[locale]}`)}</title>
  <style>${style}</style>
</head>
<body>
  <header><a href="${escapeHtml(hrefs(locale).home)}">${escapeHtml(brand.name[locale])}</a></header>
  <main>${content(view, locale)}</main>
</body>
</html>
`;
