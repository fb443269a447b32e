import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const logoFile = join(import.meta.dirname, 'public/favicon.svg');
/** Edge of the logo's square, in pixels. */
const logoSize = 32;
const white = '#ffffff';

interface Drawing {
  readonly size: number;
  /** The logo's share of the icon's width. */
  readonly share: number;
  readonly ground?: string;
}

/**
 * Systems crop a maskable icon to any shape around its middle 80 %. iOS rounds the corners itself and does not support
 * transparency.
 */
const drawings: Readonly<Record<string, Drawing>> = {
  'icon-192.png': { size: 192, share: 0.9 },
  'icon-512.png': { size: 512, share: 0.9 },
  'icon-maskable-512.png': { size: 512, share: 0.56, ground: white },
  'apple-touch-icon.png': { size: 180, share: 0.72, ground: white },
};

/** For clients without SVG support, which request this name by default. */
const tabIcon = 'favicon.ico';
const tabSizes = [16, 32, 48];

const draw = async (logo: Buffer, { size, share, ground }: Drawing): Promise<Buffer> => {
  const drawn = Math.round(size * share);
  const input = await sharp(logo, { density: (72 * drawn) / logoSize })
    .resize(drawn, drawn)
    .toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

const [headBytes, entryBytes] = [6, 16];

/** Writes pictures of several sizes into one ICO file: a directory, then the PNGs (Windows Vista and later). */
export const toIco = (pictures: readonly { size: number; png: Buffer }[]): Buffer => {
  const directory = Buffer.alloc(headBytes + entryBytes * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = headBytes + entryBytes * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
};

const fileNames = [tabIcon, ...Object.keys(drawings)];

const drawIcon = async (fileName: string): Promise<Buffer> => {
  const logo = await readFile(logoFile);
  const drawing = drawings[fileName];
  if (drawing) return draw(logo, drawing);
  return toIco(await Promise.all(tabSizes.map(async (size) => ({ size, png: await draw(logo, { size, share: 1 }) }))));
};

/** Generates every icon of the site from its logo, `public/favicon.svg`. */
export const siteIcons = (): Plugin => ({
  name: 'yoodee-site-icons',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const fileName = fileNames.find((name) => request.url === `/${name}`);
      if (!fileName) return next();
      drawIcon(fileName).then((icon) => response.end(icon), next);
    });
  },
  async generateBundle() {
    for (const fileName of fileNames) this.emitFile({ type: 'asset', fileName, source: await drawIcon(fileName) });
  },
});
