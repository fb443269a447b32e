import { useLocale } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { Button, Text } from '@yoodee/ui-kit';
import { building2Icon, mapPinIcon } from '@yoodee/ui-kit/icons';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChosenProject } from './chosen-project.tsx';
import { ComboboxField, type ComboboxOption } from './combobox-field.tsx';
import styles from './combobox-field.module.css';
import { messages } from './place-finder.messages.ts';
import { ProjectOffer } from './project-offer.tsx';
import { usePlaceFinder, type Found } from './use-place-finder.ts';

const optionOf = ({ project, place }: Found, locale: Locale): ComboboxOption =>
  place
    ? {
        key: `place:${place.subdistrict_code ?? place.district_code}`,
        icon: mapPinIcon,
        name: place.name[locale],
        detail: [place.within[locale], place.postal_code].filter(Boolean).join(' '),
      }
    : {
        key: `project:${project.id ?? project.name.th}`,
        icon: building2Icon,
        name: (locale === 'en' && project.name.en) || project.name.th,
        detail: project.within[locale],
      };

/** A combobox that searches projects, subdistricts, districts and postal codes. The selects below work without it. */
export const PlaceFinder = () => {
  const intl = useIntl();
  const locale = useLocale();
  const box = useRef<HTMLInputElement>(null);
  const { typed, found, hasNothing, hasFailed, offered, said, ...finder } = usePlaceFinder();
  return (
    <div className={styles.finder}>
      <ComboboxField
        ref={box}
        label={<FormattedMessage {...messages.label} />}
        hint={<FormattedMessage {...messages.hint} />}
        listLabel={intl.formatMessage(messages.list)}
        typed={typed}
        onType={finder.type}
        options={found.map((one) => optionOf(one, locale))}
        onChoose={(index) => finder.choose(found[index]!)}
        onOpen={finder.setOpen}
      />
      <Text size="sm" tone="muted" role="status">
        {hasNothing ? <FormattedMessage {...(hasFailed ? messages.failed : messages.none)} /> : said}
      </Text>
      {finder.canUndo && (
        <div>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              finder.undo();
              box.current?.focus();
            }}
          >
            <FormattedMessage {...messages.undo} />
          </Button>
        </div>
      )}
      {offered && (
        <ProjectOffer
          key={offered.id ?? offered.name.th}
          project={offered}
          onTake={(filled) => {
            finder.take(offered, filled);
            box.current?.focus();
          }}
        />
      )}
      <ChosenProject />
    </div>
  );
};
