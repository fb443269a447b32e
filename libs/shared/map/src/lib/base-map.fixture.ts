import { unpackBaseMap, type PackedBaseMap } from './base-map-data.ts';
import type { MapLook } from './map-engine.ts';

/** A base map with one feature of each kind, for tests. */
const packedFixture: PackedBaseMap = {
  units: 10_000,
  provinces: [{ code: '10', polygons: [[[1_000_000, 130_000, 5_000, 0, 0, 2_500]]] }],
  provinceNames: [['กรุงเทพฯ', 'Bangkok', 100.62, 13.77]],
  districtNames: [['วัฒนา', 'Watthana', 100.58, 13.74]],
  townNames: [],
  rail: [
    {
      colour: '#6cbe45',
      points: [
        [100.5, 13.7],
        [100.6, 13.8],
      ],
    },
  ],
  stations: [{ colour: '#6cbe45', name: ['อโศก', 'Asok', 100.56, 13.74] }],
  surroundings: {
    units: 2_000,
    land: [[200_000, 26_000, 1_000, 0, 0, 500]],
    islands: [[199_000, 19_000, 20, 0, 0, 20]],
    lakes: [[200_200, 26_200, 20, 0, 0, 20]],
    borders: [[200_000, 26_000, 1_000, 500]],
    rivers: [{ minZoom: 6, name: ['แม่น้ำปิง', 'Ping River'], lines: [[200_000, 26_000, 20, 20]] }],
  },
  cities: [['พนมเปญ', 'Phnom Penh', 104.91, 11.55, 5]],
  countryNames: [['ลาว', 'Laos', 103.9, 18.3]],
  waterNames: [['อ่าวไทย', 'Gulf of Thailand', 101.3, 10.4]],
  islandNames: [['เกาะสมุย', 'Ko Samui', 99.99, 9.5]],
  airports: [['สนามบินสมุย', 'Samui Airport', 100.06, 9.55]],
};
export const lookFixture: MapLook = {
  locale: 'th',
  isSatellite: false,
  colours: {
    land: '#fff',
    neighbour: '#eee',
    water: '#def',
    street: '#fff',
    highway: '#fed',
    green: '#dfd',
    border: '#ccc',
    name: '#666',
    strongName: '#222',
    waterName: '#24a',
    area: '#0b6b57',
  },
};

export const baseMapFixture = unpackBaseMap(packedFixture);
