import sharp from 'sharp';

/** A picture of soft coloured noise, as hard to encode as a photograph. */
const scene = async (width: number, height: number) => {
  const grain = await sharp({
    create: {
      width: Math.ceil(width / 8),
      height: Math.ceil(height / 8),
      channels: 3,
      background: '#987',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  return sharp(grain).resize(width, height, { fit: 'fill', kernel: 'cubic' });
};

/** A JPEG as a phone makes it. `orientation` is EXIF's; 6 means rotated by 90°. */
export const testPhotograph = async ({
  width = 1200,
  height = 900,
  orientation,
  withPlace = false,
}: { width?: number; height?: number; orientation?: number; withPlace?: boolean } = {}): Promise<Buffer> => {
  let picture = (await scene(width, height)).jpeg({ quality: 90 });
  if (withPlace)
    picture = picture.withExif({
      IFD0: { Make: 'Yoodee', Model: 'Test phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 44/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '100/1 33/1 0/1' },
    });
  if (orientation) picture = picture.withMetadata({ orientation });
  return picture.toBuffer();
};

const walls = new Map<number, Promise<Buffer>>();

/** A wall of one colour, for tests that need a picture and look at none: a tenth of a photograph's work. */
export const testWall = (shade: number): Promise<Buffer> => {
  const background = { r: shade, g: 150, b: 120 };
  const wall =
    walls.get(shade) ??
    sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  walls.set(shade, wall);
  return wall;
};

/** A multipart body as browsers send it, with its header. */
export const multipartOf = (
  file: Buffer,
  {
    fields = {},
    filename = 'photo.jpg',
    type = 'image/jpeg',
    name = 'file',
  }: { fields?: Record<string, string>; filename?: string; type?: string; name?: string } = {},
) => {
  const boundary = 'yoodee-test-boundary';
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};
