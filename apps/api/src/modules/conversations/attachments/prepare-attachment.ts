import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { attachmentLimits } from '@yoodee/api-contract/conversation-attachments';
import { ApiError } from '../../../http/problem.ts';
import { preparePicture } from '../../images/prepare-picture.ts';
import { cleanLine } from '../../sanitising/member-text.ts';
import { isPdf, requirePdf } from './pdf-structure.ts';

/** Photographs have no minimum size here. */
const smallest = { minWidth: 1, minHeight: 1 };

const readHead = async (path: string): Promise<Buffer> => {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** The name of a PDF as others see it: without folders, invisible characters and other extensions. */
const pdfNameOf = (given: string): string => {
  const name = cleanLine(basename(given.replaceAll('\\', '/'))) ?? '';
  const stem = [...name.replace(/(?:\.pdf)+$/i, '')].slice(0, attachmentLimits.name - 4).join('');
  return `${stem.trim() || 'document'}.pdf`;
};

const preparePdf = async (path: string, filename: string) => {
  if ((await stat(path)).size > attachmentLimits.pdfBytes) throw new ApiError('payload_too_large');
  const bytes = await readFile(path);
  requirePdf(bytes);
  const noPixels = { width: null, height: null, thumbhash: null };
  return { kind: 'pdf' as const, bytes, name: pdfNameOf(filename), ...noPixels };
};

const preparePhoto = async (path: string) => {
  try {
    const { bytes, width, height, thumbhash } = await preparePicture(path, smallest);
    return { kind: 'photo' as const, bytes, name: null, width, height, thumbhash };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unsupported_media_type')
      throw new ApiError('file_unsupported', { cause: error });
    throw error;
  }
};

/**
 * Prepares an uploaded file for storage. Its first bytes decide the format, not its name. A photograph is re-encoded; a
 * PDF is stored unchanged. Throws `file_unsupported`, `pdf_unreadable`, `payload_too_large` and the problems of
 * `preparePicture`.
 */
export const prepareAttachment = async (path: string, filename: string) =>
  isPdf(await readHead(path)) ? preparePdf(path, filename) : preparePhoto(path);
