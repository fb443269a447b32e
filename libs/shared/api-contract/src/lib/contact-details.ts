const thaiDigits = /[๐-๙]/g;
const phone = /(?:\+?66|0)(?:[\s().-]*\d){8,9}(?!\d)/;
const lineId = /(?:line|ไลน์|ไอดีไลน์)\s*(?:id|ไอดี)?\s*[:：=@]\s*@?[a-z0-9._-]{2,30}/i;
const address = /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|co\.th|in\.th|me|io)\b|\S+@\S+\.\S+/i;

/**
 * Whether a text names a phone number, a LINE id, an e-mail address or a web address. Contact belongs to the poster
 * card, where it is counted and limited; in texts it is what fraud and scraping live on.
 */
export const hasContactDetails = (text: string): boolean => {
  const plain = text.replace(thaiDigits, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  return phone.test(plain) || lineId.test(plain) || address.test(plain);
};
