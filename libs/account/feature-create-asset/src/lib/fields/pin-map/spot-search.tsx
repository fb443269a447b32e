import type { Bounds } from '@yoodee/map';
import { Text, type IconData } from '@yoodee/ui-kit';
import { building2Icon, mapIcon, mapPinIcon, searchIcon, trainFrontIcon } from '@yoodee/ui-kit/icons';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ComboboxField, type ComboboxOption } from '../combobox-field.tsx';
import styles from '../combobox-field.module.css';
import { messages } from './pin-map.messages.ts';
import type { Spot } from './spots.ts';
import { useFindSpot, useSpots } from './use-spot-search.ts';

const icons: Record<Spot['kind'], IconData> = {
  place: mapPinIcon,
  station: trainFrontIcon,
  project: building2Icon,
  road: mapIcon,
  text: searchIcon,
};

type Said = { message: 'moved' | 'unknown'; name: string } | { message: 'failed' };

/** Finds a place, a project, a station, a road or a soi, and moves the map there. The pin stays where it is. */
export const SpotSearch = ({ onFound }: { onFound: (view: Bounds) => void }) => {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const { spots, hasFailed } = useSpots(typed);
  const findSpot = useFindSpot();
  const latest = useRef<Spot>(null);

  const optionOf = (spot: Spot): ComboboxOption => {
    const { kind, name, detail, filters } = spot;
    const isNamed = kind === 'road' || kind === 'project';
    return {
      key: `${kind} ${filters}`,
      icon: icons[kind],
      name: kind === 'text' ? intl.formatMessage(messages.asWritten, { text: name }) : name,
      detail: isNamed ? intl.formatMessage(messages[kind]) : detail,
    };
  };
  const choose = async (spot: Spot) => {
    latest.current = spot;
    setTyped('');
    const { name } = spot;
    const answer = await findSpot(spot).then(
      (view) => ({ view, said: { message: view ? 'moved' : 'unknown', name } as const }),
      () => ({ view: null, said: { message: 'failed' } as const }),
    );
    // The member has chosen another spot since, so this response is outdated.
    if (latest.current !== spot) return;
    setSaid(answer.said);
    if (answer.view) onFound(answer.view);
  };
  const shown: Said | null = hasFailed ? { message: 'failed' } : said;
  return (
    <div className={styles.finder}>
      <ComboboxField
        label={<FormattedMessage {...messages.search} />}
        hint={<FormattedMessage {...messages.hint} />}
        listLabel={intl.formatMessage(messages.list)}
        typed={typed}
        onType={(text) => {
          setTyped(text);
          setSaid(null);
        }}
        options={spots.map(optionOf)}
        onChoose={(index) => void choose(spots[index]!)}
      />
      <Text size="sm" tone="muted" role="status">
        {shown &&
          (shown.message === 'failed' ? (
            <FormattedMessage {...messages.failed} />
          ) : (
            <FormattedMessage {...messages[shown.message]} values={{ name: shown.name }} />
          ))}
      </Text>
    </div>
  );
};
