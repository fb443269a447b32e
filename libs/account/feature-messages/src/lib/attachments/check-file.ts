import { isNamedHeic } from '@yoodee/account-uploads';
import { attachmentLimits, type ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import { imageLimits } from '@yoodee/asset-rules/fields';

/** Why a file is not attached. `unreadable` and `pixels`: a HEIC picture that this browser cannot convert. */
export type FileProblem = 'format' | 'empty' | 'size' | 'number' | 'mixed' | 'unreadable' | 'pixels';

/** The kind of a file by its type and name; the API checks the content. Null if it cannot be attached. */
export const kindOf = (file: File): ConversationAttachment['kind'] | null => {
  const { type, name } = file;
  if (type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name))) return 'pdf';
  const isPicture = type === '' || (imageLimits.formats as readonly string[]).includes(type) || isNamedHeic(file);
  return isPicture ? 'photo' : null;
};

/** Checks a file against its limits, and against the kinds that are attached already. */
export const checkFile = (file: File, attached: readonly ConversationAttachment['kind'][]): FileProblem | null => {
  const kind = kindOf(file);
  if (kind === null) return 'format';
  if (file.size === 0) return 'empty';
  if (file.size > (kind === 'pdf' ? attachmentLimits.pdfBytes : imageLimits.maxBytes)) return 'size';
  if (attached.includes('pdf') || (kind === 'pdf' && attached.length > 0)) return 'mixed';
  return attached.length >= attachmentLimits.photos ? 'number' : null;
};
