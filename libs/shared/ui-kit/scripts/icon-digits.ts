import sharp from 'sharp';

/** Edge in pixels at which two drawings are compared: the size of the largest icon. */
const size = 48;
/** The most by which a pixel may differ, of 255 shades. A fifth, at the edge of a line, is not visible. */
const mostShades = 51;

const shadesOf = (body: string): Promise<Buffer> => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}" color="#000" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
  return sharp(Buffer.from(drawing)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
};

const looksLike = async (body: string, shades: Buffer): Promise<boolean> =>
  (await shadesOf(body)).every((shade, at) => Math.abs(shade - shades[at]!) <= mostShades);

/** Never rounds to 0: only some browsers draw a line of length 0 as a dot. */
const shortened = (number: string, digits: number): string =>
  String(Number(Number(number).toFixed(digits)) || Number(number)).replace(/^0\./, '.');

/** A decimal number in a path. Splitting by it gives the pieces of a drawing. */
const fraction = /(?<= d="[^"]*?)(\d*\.\d+)/;

/** Joins the pieces with this many digits in each number. `1.004.5` is two numbers and must stay two. */
const joined = (pieces: readonly string[], digitsOf: (index: number) => number): string =>
  pieces
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      const number = shortened(piece, digitsOf(index));
      return pieces[index + 1] === '' && !number.includes('.') ? `${number} ` : number;
    })
    .join('');

/**
 * Rounds the numbers of a drawing to one decimal if it looks the same, otherwise to two, which is finer than any screen
 * shows. Unrounded numbers are a quarter of the icons' bytes in a page. Rounding errors add up along a path and distort
 * arcs near a half circle, so each result is rendered and compared. `again` is an equivalent, shorter drawing.
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
