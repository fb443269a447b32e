import sharp from 'sharp';

/** Edge in pixels at which two drawings are compared: the largest icon. */
const size = 48;
/** Of 255 shades, by which no pixel may differ: a fifth, at the very edge of a line, is not seen. */
const mostShades = 51;

const shadesOf = (body: string): Promise<Buffer> => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}" color="#000" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
  return sharp(Buffer.from(drawing)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
};

const looksLike = async (body: string, shades: Buffer): Promise<boolean> =>
  (await shadesOf(body)).every((shade, at) => Math.abs(shade - shades[at]!) <= mostShades);

/** Never to nothing: a line without length is a dot to some browsers only. */
const shortened = (number: string, digits: number): string =>
  String(Number(Number(number).toFixed(digits)) || Number(number)).replace(/^0\./, '.');

/** A drawing in pieces, each but the first beginning with the fraction of a number in a path. */
const fraction = /(?<= d="[^"]*?)(\d*\.\d+)/;

/** The pieces with this many digits in each number; `1.004.5` is two numbers, and must remain so. */
const joined = (pieces: readonly string[], digitsOf: (index: number) => number): string =>
  pieces
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      const number = shortened(piece, digitsOf(index));
      return pieces[index + 1] === '' && !number.includes('.') ? `${number} ` : number;
    })
    .join('');

/**
 * A drawing with its numbers in tenths of a 24th, where it looks the same, else in hundredths, finer than any screen
 * shows: as sets have them, numbers are a quarter of the icons' bytes in a page. Errors add up along a path, and an arc
 * near half a circle bends at once, so it is drawn and looked at. `again` is the same drawing in other words.
 */
export const withFewerDigits = async (body: string, again = body): Promise<string> => {
  const pieces = again.split(fraction);
  const shades = await shadesOf(body);
  const inTenths = joined(pieces, () => 1);
  if (await looksLike(inTenths, shades)) return inTenths;
  const digits = pieces.map(() => 2);
  const drawn = () => joined(pieces, (at) => digits[at]!);
  if (!(await looksLike(drawn(), shades))) throw new Error(`Drawn again, this looks different: ${again}`);
  for (let index = 1; index < pieces.length; index += 2) {
    digits[index] = 1;
    if (!(await looksLike(drawn(), shades))) digits[index] = 2;
  }
  return drawn();
};
