import { hasContactDetails } from '@yoodee/asset-rules/texts';
import type { ConversationMessage } from '@yoodee/api-contract/conversations';

/**
 * Words of payments. ค่าโอน, พร้อมโอน, โอนกรรมสิทธิ์ and “transfer fee” are about the title of a home: most talks about a
 * sale have them.
 */
const money =
  /(?<!ค่า|พร้อม|วัน)โอน(?!กรรมสิทธิ์|สิทธิ|ที่ดิน|ที่กรม|บ้าน|คอนโด|ห้อง)|มัดจำ|เงินจอง|ค่าจอง|พร้อมเพย์|เลขบัญชี|เลขที่บัญชี|\btransfer(?:red|ring)?\b(?! (?:fee|tax|date|of (?:title|ownership)))|\bdeposit|\bprompt ?pay\b|\bbank account\b|\bwestern union\b|\b(?:bitcoin|usdt|crypto)\b/i;

/** What a reader should be careful about in a text. `isNewAuthor`: contact details of theirs deserve a second look. */
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
