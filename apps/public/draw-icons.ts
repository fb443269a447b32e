import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * `node apps/public/draw-icons.ts` draws the icons of the installed site from the logo; run it when the logo changes.
 * Systems cut a maskable icon to any shape around its middle 80 %, and iOS rounds its own and shows no transparency.
 */
const folder = join(import.meta.dirname, 'public');
const logo = readFileSync(join(folder, 'favicon.svg'));
const white = '#ffffff';

const draw = async (name: string, size: number, { share, ground }: { share: number; ground?: string }) => {
  const drawn = Math.round(size * share);
  const picture = await sharp(logo, { density: (72 * drawn) / 32 })
    .resize(drawn, drawn)
    .toBuffer();
  await sharp({
    create: { width: size, height: size, channels: 4, background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));
};

await draw('icon-192.png', 192, { share: 0.9 });
await draw('icon-512.png', 512, { share: 0.9 });
await draw('icon-maskable-512.png', 512, { share: 0.56, ground: white });
await draw('apple-touch-icon.png', 180, { share: 0.72, ground: white });
