import { townBounds } from './town.ts';

const [west, south, east, north] = townBounds;

/** As `ogr2ogr -f GeoJSONSeq` and `osmium export -f geojsonseq` write them: the latter begins lines with a separator. */
const lines = (features: readonly object[], separator = '') =>
  features.map((feature) => `${separator}${JSON.stringify(feature)}\n`).join('');

const box = (
  properties: Record<string, string>,
  [left, bottom, right, top]: readonly [number, number, number, number],
) => ({
  type: 'Feature',
  properties,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
        [left, bottom],
      ],
    ],
  },
});

const [middleLng, middleLat] = [100.573, 13.735];

/** Three subdistricts of Bangkok as rectangles that cover the town: invented outlines with real codes. */
export const inventedOutlines = (): string =>
  lines([
    box({ adm3_pcode: 'TH103901' }, [west, middleLat, middleLng, north]),
    box({ adm3_pcode: 'TH103902' }, [middleLng, middleLat, east, north]),
    box({ adm3_pcode: 'TH103301' }, [west, south, east, middleLat]),
  ]);

/** Their districts, Watthana and Khlong Toei. */
export const inventedDistricts = (): string =>
  lines([
    box({ adm2_pcode: 'TH1039' }, [west, middleLat, east, north]),
    box({ adm2_pcode: 'TH1033' }, [west, south, east, middleLat]),
  ]);

const exit = (lng: number, lat: number, properties: Record<string, string>) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { railway: 'subway_entrance', ...properties },
});

/** Exits of Asok, Phrom Phong and Sukhumvit at invented places, one of them without a number. */
export const inventedExits = (): string =>
  lines(
    [
      exit(100.5597, 13.7374, { ref: '1', name: 'ทางออก 1' }),
      exit(100.5608, 13.7364, { ref: '4', name: 'ทางออก 4' }),
      exit(100.5616, 13.7394, { ref: '3' }),
      exit(100.5694, 13.7305, { ref: '2a', railway: 'train_station_entrance' }),
      exit(100.57, 13.7299, {}),
    ],
    '\u001e',
  );
