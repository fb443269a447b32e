import type { AssetCluster, AssetClusters, AssetPin } from '@yoodee/api-contract/clusters';
import { useFavourites } from '@yoodee/favourites';
import { useFormat } from '@yoodee/i18n';
import { LayerMarker, MapMarkerLayer } from '@yoodee/map/canvas';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './asset-map.messages.ts';
import { useHiddenAssets } from './hidden/hidden-assets.ts';
import styles from './asset-map.module.css';

export interface MapPinsProps {
  found: AssetClusters;
  /** The asset whose card is shown, and the one that is hovered in the list. */
  chosenId: number | null;
  pointedId: number | null;
  onChoose: (id: number) => void;
  /** The pin under the pointer, so that its card in the list is highlighted. */
  onPoint: (id: number | null) => void;
  onOpen: (cluster: AssetCluster) => void;
}

/** Bubbles grow with the number of digits. */
const sizes = [styles.small, styles.small, styles.medium, styles.large];
const sizeOf = (count: number) => sizes[Math.min(sizes.length, String(count).length) - 1];

const Cluster = ({ cluster, onOpen }: { cluster: AssetCluster; onOpen: () => void }) => {
  const { count, price_per_sqm, lat, lng } = cluster;
  const intl = useIntl();
  const format = useFormat();
  const price = price_per_sqm === null ? null : format.perUnit(price_per_sqm, 'sqm');
  const label =
    price === null
      ? intl.formatMessage(messages.cluster, { count })
      : intl.formatMessage(messages.clusterWithPrice, { count, price });
  return (
    <LayerMarker lat={lat} lng={lng}>
      <button type="button" className={styles.cluster} aria-label={label} onClick={onOpen}>
        <span className={`${styles.bubble} ${sizeOf(count)}`}>{format.number(count)}</span>
        {price !== null && <span className={styles.median}>{price}</span>}
      </button>
    </LayerMarker>
  );
};

const usePriceText = () => {
  const intl = useIntl();
  const format = useFormat();
  return ({ price, is_rent }: AssetPin) => {
    if (price === null) return intl.formatMessage(messages.noPrice);
    const text = format.baht(price, { compact: true });
    return is_rent ? intl.formatMessage(messages.rentPin, { price: text }) : text;
  };
};

/** The pins whose cards were opened, kept in the memory of this tab only. */
const opened = new Set<number>();

const names = { hidden: messages.hiddenPin, saved: messages.savedPin, seen: messages.seenPin, new: messages.pin };

interface PricePinProps {
  pin: AssetPin;
  state: keyof typeof names;
  isChosen: boolean;
  isPointed: boolean;
  onChoose: (id: number) => void;
  onPoint: (id: number | null) => void;
}

/** Memoised: each movement of the map causes several renders, with up to 500 pins. */
const PricePin = memo(({ pin, state, isChosen, isPointed, onChoose, onPoint }: PricePinProps) => {
  const intl = useIntl();
  const { id, lat, lng } = pin;
  const price = usePriceText()(pin);
  const isOnTop = isChosen || isPointed;
  return (
    <LayerMarker lat={lat} lng={lng} isOnTop={isOnTop}>
      <button
        type="button"
        className={styles.pin}
        data-chosen={isOnTop ? '' : undefined}
        aria-expanded={isChosen}
        data-state={state}
        aria-label={intl.formatMessage(names[state], { price })}
        onPointerEnter={() => onPoint(id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(null)}
        onClick={() => {
          opened.add(id);
          onChoose(id);
        }}
      >
        {price}
      </button>
    </LayerMarker>
  );
});

/** The clusters in view, from north to south: they are buttons, so this is their tab order. */
export const MapPins = ({ found, chosenId, pointedId, onChoose, onPoint, onOpen }: MapPinsProps) => {
  const { ids } = useFavourites();
  const saved = useMemo(() => new Set(ids), [ids]);
  const hiddenIds = useHiddenAssets();
  const hidden = useMemo(() => new Set(hiddenIds), [hiddenIds]);
  const markers = useMemo(
    () => [...found.clusters, ...found.pins].sort((a, b) => b.lat - a.lat || a.lng - b.lng),
    [found],
  );
  const stateOf = (id: number) =>
    hidden.has(id) ? 'hidden' : saved.has(id) ? 'saved' : opened.has(id) ? 'seen' : 'new';
  return (
    <MapMarkerLayer>
      {markers.map((marker) =>
        'id' in marker ? (
          <PricePin
            key={marker.id}
            pin={marker}
            state={stateOf(marker.id)}
            isChosen={marker.id === chosenId}
            isPointed={marker.id === pointedId}
            onChoose={onChoose}
            onPoint={onPoint}
          />
        ) : (
          <Cluster key={`${marker.lat} ${marker.lng}`} cluster={marker} onOpen={() => onOpen(marker)} />
        ),
      )}
    </MapMarkerLayer>
  );
};
