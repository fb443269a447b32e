import { AssetFieldControl } from './asset-field-control.tsx';
import { useDraftField } from './draft-form.ts';

/** What is heard, and when, if anything is. */
export const NoiseFields = () => {
  const { value: sources } = useDraftField<string[]>('noise_sources');
  return (
    <>
      <AssetFieldControl name="noise_sources" />
      {sources !== null && !sources.includes('none') && <AssetFieldControl name="noise_times" />}
    </>
  );
};
