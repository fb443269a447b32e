import { useLocale } from '@yoodee/i18n';
import { Icon } from '@yoodee/ui-kit';
import { building2Icon, mapPinIcon } from '@yoodee/ui-kit/icons';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './place-finder.module.css';
import { messages } from './place-finder.messages.ts';
import type { Found } from './use-place-finder.ts';

const keyOf = ({ project, place }: Found) =>
  project ? `project:${project.name.th}` : `place:${place.subdistrict_code ?? place.district_code}`;

const Option = ({ found: { project, place } }: { found: Found }) => {
  const locale = useLocale();
  if (place)
    return (
      <>
        <Icon icon={mapPinIcon} />
        <span>
          {place.name[locale]}
          <span className={styles.detail}>{[place.within[locale], place.postal_code].filter(Boolean).join(' ')}</span>
        </span>
      </>
    );
  return (
    <>
      <Icon icon={building2Icon} />
      <span>
        {(locale === 'en' && project.name.en) || project.name.th}
        <span className={styles.detail}>{project.within[locale]}</span>
      </span>
    </>
  );
};

export interface PlaceOptionsProps {
  id: string;
  optionId: (index: number) => string;
  found: readonly Found[];
  /** Index of the active option; -1 for none. */
  active: number;
  isShown: boolean;
  onChoose: (found: Found) => void;
}

/** The listbox below the input. The keyboard moves the active option while the input has focus. */
export const PlaceOptions = ({ id, optionId, found, active, isShown, onChoose }: PlaceOptionsProps) => {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isShown, active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={intl.formatMessage(messages.list)}
      className={styles.list}
      hidden={!isShown}
      // Prevents the option from taking the focus: the list would close before the click selects the option.
      onPointerDown={(event) => event.preventDefault()}
    >
      {found.map((one, index) => (
        <div
          key={keyOf(one)}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChoose(one)}
        >
          <Option found={one} />
        </div>
      ))}
    </div>
  );
};
