import baseMap from '../generated/base-map.json?raw';
import baseMapUrl from '../generated/base-map.json?url';

/** The reply to the request for the ground of maps; null for requests to other addresses. */
export const answerBaseMap = (address: string): Response | null =>
  address === baseMapUrl ? new Response(baseMap) : null;
