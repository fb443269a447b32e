import type { PlaceData, PlaceSource } from '@yoodee/search-query';
import { districtsOf, provinces, stations, subdistrictsOf } from '@yoodee/server-thai-geo';

const at =
  (level: PlaceSource['level']) =>
  ({ code, name_th, name_en }: Omit<PlaceSource, 'level'>): PlaceSource => ({ level, code, name_th, name_en });

const districts = provinces.flatMap(({ code }) => districtsOf(code));

/** All official places and stations, as searches name them. */
export const placeData: PlaceData = {
  places: [
    ...provinces.map(at('province')),
    ...districts.map(at('district')),
    ...districts.flatMap(({ code }) => subdistrictsOf(code)).map(at('subdistrict')),
  ],
  stations,
};
