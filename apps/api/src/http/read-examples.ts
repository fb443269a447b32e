/** A documented call of an endpoint that reads what is public. Values are as in an address. */
export interface ReadExample {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | readonly string[]>>;
  /** `data` of a response, where it is short enough to help. */
  response?: unknown;
}

const asset: ReadExample = { params: { id: '7' } };

/**
 * Examples of the API's description, by the contract's path. They are not in the contract, which browsers load. An endpoint
 * that has required values needs one here.
 */
export const readExamples: Readonly<Record<string, ReadExample>> = {
  '/areas/examples': { query: { path: 'bangkok/watthana' } },
  '/areas/page': { query: { path: 'bangkok' } },
  '/assets': { query: { province: '10', property_type: ['condo', 'townhouse'], price_max: '5000000' } },
  '/assets/:id': asset,
  '/assets/:id/history': asset,
  '/assets/:id/price-comparison': asset,
  '/assets/:id/similar': asset,
  '/assets/:id/surroundings': asset,
  '/assets/:id/viewing-times': asset,
  '/assets/clusters': { query: { bbox: '100.4,13.6,100.7,13.9', zoom: '12' } },
  '/assets/reading': { query: { q: 'คอนโดใกล้บีทีเอสอโศก ไม่เกิน 5 ล้าน' } },
  '/assets/suggest': { query: { q: 'ทองหล่อ' } },
  '/geo/outlines/:code': {
    params: { code: '1039' },
    response: {
      rings: [
        [
          [100.55, 13.73],
          [100.59, 13.73],
          [100.59, 13.75],
          [100.55, 13.73],
        ],
      ],
      credit: '© Example',
    },
  },
  '/geo/places': { query: { q: 'สุขุมวิท' } },
  '/geo/places/near': { query: { lat: '13.7243', lng: '100.5785' } },
  '/geo/provinces/:code': { params: { code: '10' } },
  '/geo/reach': { query: { reach: 'E4,30' } },
  '/geo/satellite': {
    response: { tiles: 'https://tiles.example/{z}/{x}/{y}.jpg', credit: '© Example', max_zoom: 17 },
  },
  '/geo/station-exits': { response: [{ station_id: 'E4', ref: '3', lat: 13.7364, lng: 100.5608 }] },
  '/members/:id': { params: { id: '1' } },
  '/news': { query: { page: '1' } },
  '/news/:id': { params: { id: '1' } },
  '/projects': { query: { district: '1039' } },
  '/projects/:id': { params: { id: '1' } },
  '/projects/:id/questions': { params: { id: '1' } },
  '/projects/suggest': { query: { q: 'ริเวอร์' } },
  '/services/:slug': { params: { slug: 'cleaning-9' } },
  '/sitemap/assets': { query: { part: '2' }, response: { assets: [], members: [], projects: [], next: null } },
};
