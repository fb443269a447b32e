/** The part of libheif-js that the decoder uses. Its own declarations are not a module. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `target` with RGBA, upright. Passes null when the picture cannot be decoded. */
    display(target: ImageData, done: (filled: ImageData | null) => void): void;
    free(): void;
  }

  interface Libheif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }

  const createLibheif: (options: { wasmBinary: ArrayBuffer }) => Libheif | Promise<Libheif>;
  export default createLibheif;
}
