import { LocationPicker, type Bounds, type Point } from '@yoodee/map';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetProvinceQuery } from '../geo.api.ts';
import { useDraftForm } from './draft-form.ts';

/** Degrees to every side of a province's middle that are shown first. */
const reach = 0.2;

const around = ({ lat, lng }: Point): Bounds => [lng - reach, lat - reach, lng + reach, lat + reach];

/** The pin on the map; where there is none yet, the chosen province is seen. */
export const PointMap = () => {
  const { fields, change } = useDraftForm();
  const { currentData: province, isFetching } = useGetProvinceQuery(fields.province_code ?? skipToken);
  const { lat, lng } = fields;
  if (isFetching) return null;
  return (
    <LocationPicker
      value={lat === null || lng === null ? null : { lat, lng }}
      onChange={(point) => change(point ?? { lat: null, lng: null })}
      {...(province && { around: around(province) })}
    />
  );
};
