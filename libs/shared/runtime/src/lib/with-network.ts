/**
 * Wraps the `load` of a component that the visitor did not request. If it fails while offline, the promise stays
 * pending and `load` runs again when the network returns.
 */
export const withNetwork =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  () =>
    load().catch((error: unknown) => {
      if (navigator.onLine) throw error;
      return new Promise<Part>((resolve, reject) => {
        addEventListener('online', () => load().then(resolve, reject), { once: true });
      });
    });
