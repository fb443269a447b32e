/** The decoder of HEIC pictures, which few visitors need; null if it cannot be loaded now. */
export const loadHeicDecoder = () => import('./heic-decoder.ts').catch(() => null);
