export { acceptedPictures } from './lib/accepted-pictures.ts';
export { browserStores, type BrowserStore } from './lib/browser-store.ts';
export type { DecoderAnswer, HeicProblem } from './lib/heic/heic-decoder.ts';
export { isNamedHeic } from './lib/heic/heic-file.ts';
export { loadHeicDecoder } from './lib/heic/load-decoder.ts';
export { sendFile, type SendFileOptions } from './lib/send-file.ts';
