import { createHash } from 'node:crypto';
import { escapeHtml } from '../../http/escape-html.ts';
import type { FiledMessage } from './file-transport.ts';

const style = `
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  li { padding: 1rem 0; border-top: 1px solid #8884 } p { white-space: pre-line; overflow-wrap: anywhere } ol { list-style: none; padding: 0 }
  strong { font-size: 2rem; letter-spacing: .2em; display: block } small { opacity: .7 }`;

/** Allows only the page's own style. */
export const outboxPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const item = ({ channel, to, subject, text, code, created_at }: FiledMessage) => `<li>
    ${code === null ? '' : `<strong>${escapeHtml(code)}</strong>`}
    ${subject === undefined ? '' : `<b>${escapeHtml(subject)}</b>`}
    <p>${escapeHtml(text)}</p>
    <small>${channel} · ${escapeHtml(to)} · <time datetime="${escapeHtml(created_at)}">${escapeHtml(created_at)}</time></small>
  </li>`;

/** A development page that replaces a phone: sent messages, newest first. It reloads itself without script. */
export const outboxPage = (messages: readonly FiledMessage[]): string => `<!doctype html>
<html lang="th">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="robots" content="noindex">
  <meta http-equiv="refresh" content="3">
  <title>ข้อความขาออก · Outbox</title>
  <style>${style}</style>
</head>
<body>
  <h1>ข้อความขาออก · <span lang="en">Outbox</span></h1>
  <p>ระหว่างพัฒนา ข้อความไม่ถูกส่งออกไปจริง แต่มาอยู่ที่นี่<br>
  <span lang="en">In development, messages are not sent. They land here.</span></p>
  ${messages.length === 0 ? '<p>ยังไม่มีข้อความ · <span lang="en">No messages yet</span></p>' : `<ol>${messages.map(item).join('')}</ol>`}
</body>
</html>
`;
