import { useMapEngine } from '@yoodee/map/canvas';
import { useEffect } from 'react';

/** Outlines the province of a search. Districts have no outlines in our data. Render it inside a `MapCanvas`. */
export const ProvinceOutline = ({ code }: { code: string | null }) => {
  const engine = useMapEngine();
  useEffect(() => {
    engine?.outlineProvince(code);
  }, [engine, code]);
  return null;
};
