import { LocationPicker, type Bounds, type LocationPickerProps, type Point } from '@yoodee/map';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useGetProvinceQuery } from '../../geo.api.ts';
import { useGetPlaceMiddleQuery } from '../../listing-help.api.ts';
import { useDraftForm } from '../draft-form.ts';
import { FullScreen } from './full-screen.tsx';
import styles from './pin-map.module.css';
import { SpotSearch } from './spot-search.tsx';

/** Distance, in degrees, from the centre of a place to each edge of the initial map view. */
const reach = { subdistrict: 0.015, district: 0.05, province: 0.2 } as const;

const around = (middle: Point | null | undefined, degrees: number): Bounds | undefined =>
  middle ? [middle.lng - degrees, middle.lat - degrees, middle.lng + degrees, middle.lat + degrees] : undefined;

/**
 * The initial map view. It is centred on the assets of the chosen subdistrict, else of the district, else on the
 * province, whose centre is known. Null while it loads.
 */
const usePlaceView = (): { bounds: Bounds | undefined } | null => {
  const { province_code: province, district_code: district, subdistrict_code: subdistrict } = useDraftForm().fields;
  const ofSubdistrict = useGetPlaceMiddleQuery(subdistrict ? { subdistrict } : skipToken);
  const isFound = subdistrict !== null && (ofSubdistrict.isFetching || ofSubdistrict.currentData);
  const ofDistrict = useGetPlaceMiddleQuery(district && !isFound ? { district } : skipToken);
  const ofProvince = useGetProvinceQuery(province ?? skipToken);
  if (ofSubdistrict.isFetching || ofDistrict.isFetching || ofProvince.isFetching) return null;
  return {
    bounds:
      around(ofSubdistrict.currentData, reach.subdistrict) ??
      around(ofDistrict.currentData, reach.district) ??
      around(ofProvince.currentData, reach.province),
  };
};

/** The map with the pin and a search that moves it. Without a pin it shows the chosen place. */
const SearchedMap = ({ createEngine }: Pick<LocationPickerProps, 'createEngine'>) => {
  const { fields, change } = useDraftForm();
  const view = usePlaceView();
  const [found, setFound] = useState<Bounds>();
  const { lat, lng } = fields;
  return (
    <div className={styles.pinMap}>
      <SpotSearch onFound={setFound} />
      {view && (
        <LocationPicker
          value={lat === null || lng === null ? null : { lat, lng }}
          onChange={(point) => change(point ?? { lat: null, lng: null })}
          around={view.bounds}
          goTo={found}
          createEngine={createEngine}
        />
      )}
    </div>
  );
};

interface PinMapProps extends Pick<LocationPickerProps, 'createEngine'> {
  onClose: (() => void) | null;
}

/** The map in the form or, with `onClose`, in full screen. */
export const PinMap = ({ onClose, createEngine }: PinMapProps) =>
  onClose ? (
    <FullScreen onClose={onClose}>
      <SearchedMap createEngine={createEngine} />
    </FullScreen>
  ) : (
    <SearchedMap createEngine={createEngine} />
  );
