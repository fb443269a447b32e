import { AssetFieldControl } from './asset-field-control.tsx';
import { useDraftField } from './draft-form.ts';
import styles from './fields.module.css';

/** Whether the place floods. After an answer, further fields ask for the year, the depth and the source. */
export const FloodFields = () => {
  const { value: flood } = useDraftField<string>('flood');
  return (
    <>
      <AssetFieldControl name="flood" />
      {flood !== null && (
        <div className={`${styles.grid} ${styles.wideField}`}>
          <AssetFieldControl name="flood_year" />
          {flood === 'flooded' && <AssetFieldControl name="flood_depth_cm" />}
          <AssetFieldControl name="flood_source" />
        </div>
      )}
    </>
  );
};
