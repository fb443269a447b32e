import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { withNetwork } from '@yoodee/runtime';
import { parseThaiDigits, type Locale } from '@yoodee/site';
import { Button, Fieldset, HStack, Icon, Skeleton } from '@yoodee/ui-kit';
import { mapIcon, mapPinIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense, useState, type ClipboardEvent, type FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { AssetFieldControl } from './asset-field-control.tsx';
import { useDraftForm } from './draft-form.ts';
import { PinCheck } from './pin-check/pin-check.tsx';
import { messages } from './point-fields.messages.ts';
import styles from './fields.module.css';

const mapMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/pin-map/th'),
  en: () => import('@yoodee/i18n/messages/pin-map/en'),
};
const mapIn = (locale: Locale) =>
  lazy(
    withNetwork(async () => {
      const map = import('./pin-map/pin-map.tsx').then(({ PinMap }) => PinMap);
      return { default: await withMessages(locale, map, mapMessages) };
    }),
  );
const maps = { th: mapIn('th'), en: mapIn('en') };

/** Screens on which the map needs all the room. */
const small = '(max-width: 768px)';

const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Parses `13.7367, 100.5231`, the format that map applications copy; null for any other text. */
export const readPoint = (text: string): { lat: number; lng: number } | null => {
  const [, lat, lng] = /^\s*\(?(-?\d{1,2}\.\d+)[,\s]+(-?\d{1,3}\.\d+)\)?\s*$/.exec(parseThaiDigits(text)) ?? [];
  return lat && lng ? { lat: sixDecimals(Number(lat)), lng: sixDecimals(Number(lng)) } : null;
};

/**
 * Position of the asset: set on the map, read from the device, typed, or pasted as a pair. The map is large, so it is
 * loaded on demand; on a phone it opens over the whole screen.
 */
export const PointFields = () => {
  const { fields, change } = useDraftForm();
  const PinMap = maps[useLocale()];
  const [map, setMap] = useState<'form' | 'screen' | null>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  const pastePair = (event: ClipboardEvent) => {
    const point = readPoint(event.clipboardData.getData('text'));
    if (!point) return;
    event.preventDefault();
    (event.target as HTMLElement).blur();
    change(point);
  };

  // The clipboard of a phone's keyboard types a pair instead of pasting it.
  const readTypedPair = ({ target }: FocusEvent) => {
    const point = target instanceof HTMLInputElement ? readPoint(target.value) : null;
    if (point) change(point);
  };

  const askDevice = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        change({ lat: sixDecimals(coords.latitude), lng: sixDecimals(coords.longitude) });
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };

  return (
    <div className={styles.wideField} onPaste={pastePair} onBlur={readTypedPair}>
      <Fieldset
        label={<FormattedMessage {...messages.legend} />}
        hint={<FormattedMessage {...messages.hint} />}
        error={state === 'failed' && <FormattedMessage {...messages.failed} />}
      >
        <HStack gap={3} wrap>
          {map !== 'form' && (
            <Button variant="outline" size="sm" onClick={() => setMap(matchMedia(small).matches ? 'screen' : 'form')}>
              <Icon icon={mapIcon} />
              <FormattedMessage {...(fields.lat === null ? messages.pin : messages.movePin)} />
            </Button>
          )}
          {'geolocation' in navigator && (
            <Button variant="outline" size="sm" loading={state === 'asking'} onClick={askDevice}>
              <Icon icon={mapPinIcon} />
              <FormattedMessage {...messages.here} />
            </Button>
          )}
        </HStack>
        {map && (
          <Suspense fallback={map === 'form' && <Skeleton className={styles.map} />}>
            <PinMap onClose={map === 'screen' ? () => setMap(null) : null} />
          </Suspense>
        )}
        <PinCheck />
        <details className={styles.byHand}>
          <summary>
            <FormattedMessage {...messages.byHand} />
          </summary>
          <div className={styles.pair}>
            <AssetFieldControl name="lat" />
            <AssetFieldControl name="lng" />
          </div>
        </details>
      </Fieldset>
    </div>
  );
};
