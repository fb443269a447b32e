import sharp, { type OverlayOptions } from 'sharp';
import { shareFont } from './share-font.ts';
import type { ShareWords } from './share-words.ts';

/** The size that LINE and Facebook show large and uncropped. */
const shareSize = { width: 1200, height: 630 } as const;

const margin = 56;
const colours = { ground: '#0B6B57', panel: '#FFFFFF', onPanel: '#0B6B57', accent: '#E8940A', onAccent: '#231A00' };

interface TextStyle {
  size: number;
  weight: 400 | 500 | 600;
  colour: string;
}

interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

const markupEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => markupEscapes[character]!);

const draw = async (text: string, { size, weight, colour }: TextStyle): Promise<DrawnText> => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" weight="${weight}">${escaped(text)}</span>`,
      font: `${shareFont} ${size}`,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

/** One line of text, shrunk to fit. */
const drawLine = async (text: string, style: TextStyle): Promise<DrawnText> => {
  const drawn = await draw(text, style);
  const room = shareSize.width - 2 * margin;
  return drawn.width <= room ? drawn : draw(text, { ...style, size: Math.floor((style.size * room) / drawn.width) });
};

/** A dark gradient for white text on any photograph. It contains no text, so it needs no font. */
const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0.35" stop-opacity="0"/><stop offset="0.65" stop-opacity="0.62"/><stop offset="1" stop-opacity="0.86"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#s)"/>
  </svg>`,
);

/** A rounded label around a text; `right` is its right edge, otherwise it starts at the left margin. */
const label = (text: DrawnText, colour: string, side: 'left' | 'right'): OverlayOptions[] => {
  const height = 72;
  const width = text.width + 56;
  const left = side === 'left' ? margin : shareSize.width - margin - width;
  const top = 48;
  const pill = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${height / 2}" fill="${colour}"/></svg>`;
  return [
    { input: Buffer.from(pill), left, top },
    { input: text.input, left: left + 28, top: top + Math.round((height - text.height) / 2) },
  ];
};

const lineGap = 22;

/** Lines from the bottom up. */
const stack = (lines: readonly DrawnText[]): OverlayOptions[] => {
  let bottom = shareSize.height - margin;
  return lines.toReversed().map(({ input, height }) => {
    const top = bottom - height;
    bottom = top - lineGap;
    return { input, left: margin, top };
  });
};

/** Draws the picture of a shared link: cover, price and place. `cover` may have any format; the result is JPEG. */
export const drawSharePicture = async (cover: Buffer | null, words: ShareWords): Promise<Buffer> => {
  const white = '#FFFFFF';
  const lines = [
    { text: words.price, style: { size: 92, weight: 600, colour: white } },
    { text: words.title, style: { size: 40, weight: 500, colour: white } },
    { text: words.facts, style: { size: 34, weight: 400, colour: white } },
  ] as const;
  const drawn = await Promise.all(
    lines.filter(({ text }) => text !== '').map(({ text, style }) => drawLine(text, style)),
  );
  const [name, deal] = await Promise.all([
    draw(words.brand, { size: 36, weight: 600, colour: colours.onPanel }),
    draw(words.deal, { size: 32, weight: 600, colour: colours.onAccent }),
  ]);
  const ground = cover
    ? sharp(cover).resize({ ...shareSize, fit: 'cover' })
    : sharp({ create: { ...shareSize, channels: 3, background: colours.ground } });
  return ground
    .composite([
      { input: shade },
      ...label(name, colours.panel, 'left'),
      ...label(deal, colours.accent, 'right'),
      ...stack(drawn),
    ])
    .flatten({ background: colours.ground })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};
