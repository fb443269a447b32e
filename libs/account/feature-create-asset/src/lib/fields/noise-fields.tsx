import { AssetFieldControl } from './asset-field-control.tsx';
import { useDraftField } from './draft-form.ts';

/** Noise sources, and the times of the noise if there is any source. */
export const NoiseFields = () => {
  const { value: sources } = useDraftField<string[]>('noise_sources');
  return (
    <>
      <AssetFieldControl name="noise_sources" />
      {sources !== null && !sources.includes('none') && <AssetFieldControl name="noise_times" />}
    </>
  );
};
