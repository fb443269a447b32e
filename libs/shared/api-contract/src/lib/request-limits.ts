/** Most that the API takes of a body that is no upload, in bytes; the gateway reads as much before it passes it on. */
export const largestBody = 256 * 1024;
