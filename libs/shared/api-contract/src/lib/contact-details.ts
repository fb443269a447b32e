import { parseThaiDigits } from '@yoodee/site';

const phone = /(?:\+?66|0)(?:[\s().-]*\d){8,9}(?!\d)/g;
const lineId = /(?:line|ไลน์|ไอดีไลน์)\s*(?:id|ไอดี)?\s*[:：=@]\s*@?[a-z0-9._-]{2,30}/gi;
const address = /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|co\.th|in\.th|me|io)\b|\S+@\S+\.\S+/gi;

/**
 * The phone numbers, LINE ids, e-mail and web addresses of a text, as they stand in it and in its order. Contact belongs
 * to the poster card, where it is counted and limited; in texts it is what fraud and scraping live on.
 */
export const contactDetailsIn = (text: string): string[] => {
  // Digit for digit, so that places in both texts are the same.
  const plain = parseThaiDigits(text);
  const found = [phone, lineId, address]
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  // A link may hold what looks like a phone number: the longer one names both.
  return found
    .filter(({ end }, place) => !found.slice(0, place).some((earlier) => earlier.end >= end))
    .map(({ start, end }) => text.slice(start, end).trim());
};

export const hasContactDetails = (text: string): boolean => contactDetailsIn(text).length > 0;
