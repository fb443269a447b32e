import { Button, Field, Icon, Input, Text } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChosenProject } from './chosen-project.tsx';
import styles from './place-finder.module.css';
import { messages } from './place-finder.messages.ts';
import { PlaceOptions } from './place-options.tsx';
import { ProjectOffer } from './project-offer.tsx';
import { usePlaceFinder } from './use-place-finder.ts';

/** A combobox that searches projects, subdistricts, districts and postal codes. The selects below work without it. */
export const PlaceFinder = () => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { typed, found, active, isShown, hasNothing, hasFailed, offered, said, ...finder } = usePlaceFinder();
  const optionId = (index: number) => `${id}${index}`;

  return (
    <div className={styles.finder}>
      <Field label={<FormattedMessage {...messages.label} />} hint={<FormattedMessage {...messages.hint} />}>
        <div className={styles.box}>
          <Input
            ref={box}
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}list`}
            aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
            start={<Icon icon={searchIcon} />}
            value={typed}
            onChange={({ target }) => finder.type(target.value)}
            onFocus={() => finder.setOpen(true)}
            onBlur={() => finder.setOpen(false)}
            onKeyDown={finder.pressKey}
          />
          <PlaceOptions id={`${id}list`} {...{ optionId, found, active, isShown }} onChoose={finder.choose} />
        </div>
      </Field>
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
