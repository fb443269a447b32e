import { useMapEngine } from '@yoodee/map/canvas';
import { Icon, IconButton } from '@yoodee/ui-kit';
import { locateFixedIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { askForCoarsePlace } from '../coarse-place.ts';
import { messages } from './asset-map.messages.ts';
import styles from './asset-map.module.css';

/** Half the height of the view around a visitor, in degrees. */
const surroundings = 0.02;

/** A circle of this radius around the rounded position contains the visitor: 0.005° in both directions is 790 m. */
const coarseMetres = 800;

/** How long the geolocation error is shown. Afterwards it no longer covers the map. */
const reasonMs = 10_000;

/**
 * Moves the map to the visitor's position when pressed, and circles it. The position is rounded, and neither stored nor
 * sent. Only the new view is sent, as after any movement.
 */
export const LocateButton = () => {
  const intl = useIntl();
  const engine = useMapEngine();
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still');
  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(() => setState('still'), reasonMs);
    return () => clearTimeout(timer);
  }, [state]);
  const locate = async () => {
    setState('asking');
    try {
      const { lat, lng } = await askForCoarsePlace();
      engine?.setCircle({ center: { lat, lng }, radiusMetres: coarseMetres });
      const [south, north] = [lat - surroundings, lat + surroundings];
      engine?.open([lng - surroundings, south, lng + surroundings, north], { lat, lng });
      setState('still');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <IconButton
        size="sm"
        variant="outline"
        label={intl.formatMessage(messages.locate)}
        icon={<Icon icon={locateFixedIcon} size={16} />}
        aria-busy={state === 'asking'}
        onClick={() => void locate()}
      />
      {state === 'failed' && (
        <p className={styles.notLocated} role="status">
          <FormattedMessage {...messages.notLocated} />
        </p>
      )}
    </>
  );
};
