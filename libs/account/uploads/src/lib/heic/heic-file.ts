const headBytes = 64;

/** Number of bytes in which Apple's colour profiles are found, including other boxes before them. */
const profileBytes = 64 * 1024;

const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const avifBrands = ['avif', 'avis'];

/** Whether a file is HEIC by its type or name. Browsers other than Safari report no type for it. */
export const isNamedHeic = ({ name, type }: File): boolean => heicTypes.includes(type) || /\.hei[cf]$/i.test(name);

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** The real content of a file that is named HEIC. Phones also give that name to JPEG files. */
export const contentOf = async (file: File): Promise<'heic' | 'picture' | 'other'> => {
  const head = latin1(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (/^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP)/s.test(head)) return 'picture';
  // ISO/IEC 14496-12 §4.3: size, `ftyp`, the major brand, a version, compatible brands.
  if (head.slice(4, 8) !== 'ftyp') return 'other';
  const brands = head.slice(8).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => avifBrands.includes(brand))) return 'picture';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'other';
};

/** `colr` boxes with the colour primaries of Display P3 (ITU-T H.273: 12). */
const p3Primaries = 'colrnclx\0\x0c';

/** The name of an ICC profile is UTF-16BE. */
const p3Name = [...'Display P3'].map((letter) => `\0${letter}`).join('');

/** Whether the colours of a HEIC file are Display P3, as those of iPhones are. libheif returns them unchanged. */
export const isDisplayP3 = (bytes: Uint8Array): boolean => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, profileBytes));
  return head.includes(p3Primaries) || head.includes(p3Name);
};
