import { ApiError } from '../../../http/problem.ts';

/** The end of a ZIP archive (APPNOTE 4.3.16) is within the last 65,557 bytes of a file. */
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndBytes = 65_557;

/** Where programs look for the type of a file that they do not trust. */
const sniffedBytes = 1_024;
const html = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|img|a\s)/i;

/** The last lines of a PDF (ISO 32000-1 §7.5.5): where its cross-reference table is, and the end-of-file marker. */
const ending = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF[\s\0]*$/;
const table = /^(?:xref[\s\0]|\d{1,10}[\s\0]+\d{1,5}[\s\0]+obj)/;

export const isPdf = (head: Buffer): boolean => /^%PDF-\d\.\d/.test(head.toString('latin1', 0, 8));

/**
 * Checks that a file is a PDF from its first byte to its last one, and nothing else: no web page, no archive behind it. Its
 * content is not read; nobody opens it here. Throws `pdf_unreadable` for one that is damaged or cut off, and
 * `file_unsupported` for one that is also something else.
 */
export const requirePdf = (bytes: Buffer): void => {
  if (!isPdf(bytes)) throw new ApiError('file_unsupported');
  const end = ending.exec(bytes.subarray(-sniffedBytes).toString('latin1'));
  const at = Number(end?.[1] ?? Infinity);
  if (at >= bytes.length || !table.test(bytes.toString('latin1', at, at + 32))) throw new ApiError('pdf_unreadable');
  const isPage = html.test(bytes.toString('latin1', 0, sniffedBytes));
  if (isPage || bytes.subarray(-zipEndBytes).includes(zipEnd)) throw new ApiError('file_unsupported');
};
