/**
 * The same `load`, for a part of the page that appears without being asked for: where it fails for lack of a network,
 * it is tried again once there is one, and whoever waits for it waits until then.
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
