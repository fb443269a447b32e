import { escapeText, page, personaLinks } from './page.ts';

/** Replaces the chat with an official account: asks which persona sends the text that is ready. */
export const chatPage = (text: string): string =>
  page(`<p>ข้อความ · Text</p><blockquote>${escapeText(text)}</blockquote>
<p>เลือกว่าใครส่ง · Choose who sends it</p>
${personaLinks((id) => `/write?persona=${id}&text=${encodeURIComponent(text)}`)}`);

/** After the text was sent. */
export const writtenPage = (): string => page('<p>ส่งแล้ว · Sent</p>');
