import type { SuggestedPlace, SuggestedProject } from '@yoodee/api-contract';
import { placeLine } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { Field, Icon, Input, Text } from '@yoodee/ui-kit';
import { building2Icon, mapPinIcon, searchIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDraftForm } from './draft-form.ts';
import styles from './place-finder.module.css';
import { messages } from './place-finder.messages.ts';
import { ProjectOffer } from './project-offer.tsx';
import { useFoundPlaces } from './use-found-places.ts';

type Found = { project: SuggestedProject; place?: never } | { place: SuggestedPlace; project?: never };

const codesOf = ({
  province_code,
  district_code,
  subdistrict_code,
  postal_code,
}: SuggestedPlace | SuggestedProject) => ({
  ...{ province_code, district_code, subdistrict_code, postal_code },
});

const keyOf = ({ project, place }: Found) =>
  project ? `project:${project.name.th}` : `place:${place.subdistrict_code ?? place.district_code}`;

/** What a press of this key makes of the chosen option; -1 is none of them. */
const moved = (key: string, active: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return null;
};

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

/** Finds the place by typing a project, a subdistrict, a district or a postal code. The lists below do without it. */
export const PlaceFinder = () => {
  const id = useId();
  const intl = useIntl();
  const locale = useLocale();
  const box = useRef<HTMLInputElement>(null);
  const { change } = useDraftForm();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [offered, setOffered] = useState<SuggestedProject | null>(null);
  const [said, setSaid] = useState('');
  const { projects, places, isAnswered, hasFailed } = useFoundPlaces(typed);
  const found: Found[] = [...projects.map((project) => ({ project })), ...places.map((place) => ({ place }))];
  const isShown = isOpen && found.length > 0;
  const activeId = isShown && active >= 0 ? `${id}${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = ({ project, place }: Found) => {
    setOpen(false);
    setTyped('');
    setOffered(project ?? null);
    if (!place) return;
    change(codesOf(place));
    setSaid(intl.formatMessage(messages.placed, { place: placeLine(locale, place.name, place.within) }));
  };

  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = moved(event.key, active, found.length);
    const chosen = found[active];
    if (next !== null) {
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Enter' && isShown && chosen) choose(chosen);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return;
    event.preventDefault();
  };

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
            aria-activedescendant={activeId}
            start={<Icon icon={searchIcon} />}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(-1);
              setSaid('');
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={pressKey}
          />
          <div
            id={`${id}list`}
            role="listbox"
            aria-label={intl.formatMessage(messages.list)}
            className={styles.list}
            hidden={!isShown}
            // A press on an option must not take the focus, which would close the list before it is chosen.
            onPointerDown={(event) => event.preventDefault()}
          >
            {found.map((one, index) => (
              <div
                key={keyOf(one)}
                id={`${id}${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onClick={() => choose(one)}
              >
                <Option found={one} />
              </div>
            ))}
          </div>
        </div>
      </Field>
      <Text size="sm" tone="muted" role="status">
        {isOpen && isAnswered && found.length === 0 ? (
          <FormattedMessage {...(hasFailed ? messages.failed : messages.none)} />
        ) : (
          said
        )}
      </Text>
      {offered && (
        <ProjectOffer
          key={offered.name.th}
          project={offered}
          onDone={(place) => {
            setOffered(null);
            setSaid(place);
            box.current?.focus();
          }}
        />
      )}
    </div>
  );
};
