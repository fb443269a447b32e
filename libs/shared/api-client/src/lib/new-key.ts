/** An unguessable key, also where the page is not in a secure context and `crypto.randomUUID` is missing. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
