/** Width and height in pixels of a square of the paper at whole zoom levels; between them it grows with the map. */
const side = 64;
const pixelRatio = 2;

/**
 * The image of one square of a quiet grid, which shows that the map moves and grows where nothing else is known.
 *
 * @param colour A CSS colour of the lines.
 */
export const drawPaper = (colour: string): { image: ImageData; pixelRatio: number } => {
  const pixels = side * pixelRatio;
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, pixels, pixelRatio);
  context.fillRect(0, 0, pixelRatio, pixels);
  return { image: context.getImageData(0, 0, pixels, pixels), pixelRatio };
};
