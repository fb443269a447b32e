/** 0.01° is about 1 km: enough for a search, and too little to find a home. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

/** Where the visitor is, to about 1 km. Rejects when the browser cannot tell or the visitor refuses. */
export const askForCoarsePlace = async (): Promise<{ lat: number; lng: number }> => {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('This browser has no location.'));
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: 10_000 });
  });
  return { lat: coarse(coords.latitude), lng: coarse(coords.longitude) };
};
