import { hasContactDetails } from '@yoodee/asset-rules/texts';
import type { ConversationMessage } from '@yoodee/api-contract/conversations';

/**
 * Words of payments. ค่าโอน, พร้อมโอน, โอนกรรมสิทธิ์ and “transfer fee” are excluded, because they are about the title
 * of a home and most conversations about a sale mention them.
 */
const money =
  /(?<!ค่า|พร้อม|วัน)โอน(?!กรรมสิทธิ์|สิทธิ|ที่ดิน|ที่กรม|บ้าน|คอนโด|ห้อง)|มัดจำ|เงินจอง|ค่าจอง|พร้อมเพย์|เลขบัญชี|เลขที่บัญชี|\btransfer(?:red|ring)?\b(?! (?:fee|tax|date|of (?:title|ownership)))|\bdeposit|\bprompt ?pay\b|\bbank account\b|\bwestern union\b|\b(?:bitcoin|usdt|crypto)\b/i;

/** The warnings to show with a text. Contact details are flagged only when the author is new. */
export const warningsOf = (
  text: string | null,
  { isNewAuthor }: { isNewAuthor: boolean },
): ConversationMessage['warnings'] => {
  if (text === null) return [];
  return [
    ...(isNewAuthor && hasContactDetails(text) ? (['contact'] as const) : []),
    ...(money.test(text) ? (['money'] as const) : []),
  ];
};
