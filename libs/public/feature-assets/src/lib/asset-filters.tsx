import { useCloseOnBack, withNetwork } from '@yoodee/runtime';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Field, Fieldset, Heading, IconButton, Icon, NativeSelect } from '@yoodee/ui-kit';
import { xIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense, useRef, type FocusEvent, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { messages } from './asset-filters.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';
import { Choices, Range } from './filter-controls.tsx';
import { filterNames } from './filter-names.ts';
import { HiddenFilters } from './hidden-filters.tsx';
import { PlaceFilters } from './place-filters.tsx';
import { useApplyFilters } from './use-apply-filters.ts';
import { useIsCounted } from './use-is-counted.ts';
import styles from './asset-filters.module.css';

const MoreFilters = lazy(withNetwork(() => import('./more-filters.tsx')));

export const filtersId = 'filters';
export const filterFormId = 'filter-form';

const bedroomChoices = [1, 2, 3, 4, 5];

const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text';

/** Back closes the sheet of a phone. The choices made in it stay, and a later Back returns to the list before them. */
const useSheet = () => {
  const sheet = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useCloseOnBack(sheet, () => {
    if (search !== window.location.search) void navigate(pathname + search, { preventScrollReset: true });
  });
  return sheet;
};

/**
 * The filters as one GET form: beside the list on a desktop, in a native popover on smaller screens, so that it works
 * without scripts. With scripts, a choice applies at once, and a typed value when its field loses focus.
 */
export const AssetFilters = ({ view }: { view: AssetsPageView }) => {
  const { query, deals, types, hasRooms, more, moreHref, total } = view;
  const intl = useIntl();
  const { assets } = hrefs(useLocale());
  const { apply, send } = useApplyFilters();
  const sheet = useSheet();
  const { isCounted, noteTyped } = useIsCounted();
  const applyChoice = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!isTyped(target)) apply(currentTarget);
  };
  const applyTyped = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    if (isTyped(target) && target.value !== target.defaultValue) apply(currentTarget);
  };
  const showResults = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
    sheet.current?.hidePopover?.();
  };
  return (
    <aside
      ref={sheet}
      id={filtersId}
      popover="auto"
      className={styles.panel}
      aria-label={intl.formatMessage(messages.filters)}
    >
      <header className={styles.head}>
        <Heading level={2} size="md">
          <FormattedMessage {...messages.filters} />
        </Heading>
        <IconButton
          className={styles.close}
          label={intl.formatMessage(messages.close)}
          icon={<Icon icon={xIcon} />}
          popoverTarget={filtersId}
          popoverTargetAction="hide"
        />
      </header>
      <form
        id={filterFormId}
        action={assets}
        method="get"
        className={styles.form}
        onInput={noteTyped}
        onChange={applyChoice}
        onBlur={applyTyped}
        onSubmit={showResults}
      >
        <HiddenFilters view={view} />
        <Fieldset label={<FormattedMessage {...filterNames.listing_type} />}>
          <Choices name="listing_type" options={deals} />
        </Fieldset>
        <PlaceFilters view={view} />
        <Range label={<FormattedMessage {...messages.price} />} of="price" query={query} />
        {hasRooms && (
          <Field label={<FormattedMessage {...filterNames.bedrooms_min} />}>
            <NativeSelect key={query.bedrooms_min} name="bedrooms_min" defaultValue={query.bedrooms_min ?? ''}>
              <option value="">{intl.formatMessage(messages.anyBedrooms)}</option>
              {bedroomChoices.map((count) => (
                <option key={count} value={count}>
                  {intl.formatMessage(messages.bedroomsFrom, { count })}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Fieldset label={<FormattedMessage {...filterNames.property_type} />}>
          <Choices name="property_type" options={types} />
        </Fieldset>
        {more && (
          <Suspense>
            <MoreFilters groups={more} query={query} />
          </Suspense>
        )}
        <a className={styles.more} href={moreHref} data-in-place>
          <FormattedMessage {...(more ? messages.fewerFilters : messages.allFilters)} />
        </a>
        <div className={styles.actions}>
          <a href={assets}>
            <FormattedMessage {...messages.clear} />
          </a>
          <Button type="submit">
            {isCounted ? (
              <FormattedMessage {...messages.apply} values={{ count: total }} />
            ) : (
              <FormattedMessage {...messages.applyUncounted} />
            )}
          </Button>
        </div>
      </form>
    </aside>
  );
};
