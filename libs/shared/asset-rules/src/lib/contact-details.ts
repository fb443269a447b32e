import { parseThaiDigits } from '@yoodee/site';

const phone = /(?:\+?66|0)(?:[\s().-]*\d){8,9}(?!\d)/g;
const lineId = /(?:line|ไลน์|ไอดีไลน์)\s*(?:id|ไอดี)?\s*[:：=@]\s*@?[a-z0-9._-]{2,30}/gi;
const address = /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|co\.th|in\.th|me|io)\b|\S+@\S+\.\S+/gi;

/**
 * The phone numbers, LINE ids, e-mail and web addresses in a text, verbatim and in order. Contact details belong on the
 * seller’s card, where requests for them are counted and limited; in texts they invite fraud and scraping.
 */
export const contactDetailsIn = (text: string): string[] => {
  // Replaces digit by digit, so that positions in both texts are equal.
  const plain = parseThaiDigits(text);
  const found = [phone, lineId, address]
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  // A link may contain a phone number: the longer match includes it.
  return found
    .filter(({ end }, place) => !found.slice(0, place).some((earlier) => earlier.end >= end))
    .map(({ start, end }) => text.slice(start, end).trim());
};

export const hasContactDetails = (text: string): boolean => contactDetailsIn(text).length > 0;
