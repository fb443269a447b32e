/** The address of the service worker of a build. */
export const serviceWorkerScript = (version: string): string => `/sw.js?v=${encodeURIComponent(version)}`;
