import { attachmentLimits } from '@yoodee/api-contract/conversation-attachments';
import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const file = (name: string, type: string, size = 1) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const photo = file('a.jpg', 'image/jpeg');
const pdf = file('a.pdf', 'application/pdf');

it.each([
  ['a photograph', photo, [], null],
  ['a tenth photograph', photo, Array(9).fill('photo'), null],
  ['an eleventh', photo, Array(10).fill('photo'), 'number'],
  ['a PDF', pdf, [], null],
  ['a PDF without a type', file('a.PDF', ''), [], null],
  ['a PDF beside a photograph', pdf, ['photo'], 'mixed'],
  ['a photograph beside a PDF', photo, ['pdf'], 'mixed'],
  ['HEIC without a type', file('a.heic', ''), [], null],
  ['a film', file('a.mp4', 'video/mp4'), [], 'format'],
  ['nothing', file('a.jpg', 'image/jpeg', 0), [], 'empty'],
  ['a large PDF', file('a.pdf', 'application/pdf', attachmentLimits.pdfBytes + 1), [], 'size'],
  ['a large photograph', file('a.jpg', 'image/jpeg', 16 * 1024 * 1024), [], 'size'],
])('%s', (_what, given, attached, problem) => {
  expect(checkFile(given, attached as ('photo' | 'pdf')[])).toBe(problem);
});
