/** The geodetic reference of coordinates: satellite receivers use WGS 84, older maps of title deeds Indian 1975. */
export type Datum = 'wgs84' | 'indian1975';

/** Metres in a UTM zone of the northern hemisphere. Thailand is in zones 47 and 48. */
export interface UtmPoint {
  zone: 47 | 48;
  easting: number;
  northing: number;
}

interface Ellipsoid {
  /** Semi-major axis, metres. */
  axis: number;
  flattening: number;
}

const wgs84: Ellipsoid = { axis: 6_378_137, flattening: 1 / 298.257_223_563 };
/** Everest 1830, adjusted 1937. */
const everest: Ellipsoid = { axis: 6_377_276.345, flattening: 1 / 300.8017 };

/** Metres from the centre of Indian 1975 to that of WGS 84 (NIMA TR8350.2, Thailand). */
const toWgs84 = { x: 210, y: 814, z: 289 } as const;

const scale = 0.9996;
const falseEasting = 500_000;
const radians = Math.PI / 180;

interface Angles {
  lat: number;
  lng: number;
}

/** Karney's series of the transverse Mercator projection to the third order: below 1 mm inside a zone. */
const unproject = ({ zone, easting, northing }: UtmPoint, { axis, flattening }: Ellipsoid): Angles => {
  const n = flattening / (2 - flattening);
  const radius = (axis / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64) * scale;
  const toSphere = [n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3, n ** 2 / 48 + n ** 3 / 15, (17 / 480) * n ** 3];
  const toEllipsoid = [2 * n - (2 / 3) * n ** 2 - 2 * n ** 3, (7 / 3) * n ** 2 - (8 / 5) * n ** 3, (56 / 15) * n ** 3];
  const [xi, eta] = [northing / radius, (easting - falseEasting) / radius];
  let [north, east] = [xi, eta];
  for (const [index, factor] of toSphere.entries()) {
    const order = 2 * (index + 1);
    north -= factor * Math.sin(order * xi) * Math.cosh(order * eta);
    east -= factor * Math.cos(order * xi) * Math.sinh(order * eta);
  }
  const conformal = Math.asin(Math.sin(north) / Math.cosh(east));
  const lat = toEllipsoid.reduce(
    (sum, factor, index) => sum + factor * Math.sin(2 * (index + 1) * conformal),
    conformal,
  );
  return { lat, lng: (zone * 6 - 183) * radians + Math.atan2(Math.sinh(east), Math.cos(north)) };
};

/** Through coordinates from the centre of the earth, at the height of the ellipsoid (Bowring's formula back). */
const shifted = ({ lat, lng }: Angles): Angles => {
  const e2 = everest.flattening * (2 - everest.flattening);
  const normal = everest.axis / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);
  const x = normal * Math.cos(lat) * Math.cos(lng) + toWgs84.x;
  const y = normal * Math.cos(lat) * Math.sin(lng) + toWgs84.y;
  const z = normal * (1 - e2) * Math.sin(lat) + toWgs84.z;
  const { axis, flattening } = wgs84;
  const minor = axis * (1 - flattening);
  const e2To = flattening * (2 - flattening);
  const across = Math.hypot(x, y);
  const reduced = Math.atan2(z * axis, across * minor);
  return {
    lat: Math.atan2(
      z + ((axis ** 2 - minor ** 2) / minor) * Math.sin(reduced) ** 3,
      across - e2To * axis * Math.cos(reduced) ** 3,
    ),
    lng: Math.atan2(y, x),
  };
};

/** UTM coordinates as degrees of WGS 84. Eastings outside of a zone give places outside of Thailand. */
export const degreesOfUtm = (point: UtmPoint, datum: Datum): { lat: number; lng: number } => {
  const { lat, lng } = datum === 'wgs84' ? unproject(point, wgs84) : shifted(unproject(point, everest));
  return { lat: lat / radians, lng: lng / radians };
};
