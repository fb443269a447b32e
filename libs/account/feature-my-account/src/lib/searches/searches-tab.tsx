import { Loaded, Panel, useOutcome } from '@yoodee/account-ui-parts';
import { leastFall } from '@yoodee/api-contract/monthly-prices';
import {
  savedSearchFrequencies,
  type SavedSearch,
  type SavedSearchFrequency,
} from '@yoodee/api-contract/saved-searches';
import { useLocale } from '@yoodee/i18n';
import { hrefs, otherLocale } from '@yoodee/site';
import { placeLine, textIn } from '@yoodee/ui-asset-card';
import { Button, EmptyState, Field, Heading, HStack, Icon, Link, LinkButton, NativeSelect, Text } from '@yoodee/ui-kit';
import { bookmarkIcon, searchIcon, trash2Icon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCreateMySearchMutation,
  useGetMySearchesQuery,
  useGetMySearchMatchesQuery,
  useRemoveMySearchMutation,
  useUpdateMySearchMutation,
} from '../my-account.api.ts';
import { membersOnly } from '../parts/members-only.ts';
import { messages } from './searches-tab.messages.ts';
import styles from './searches.module.css';

interface SearchProps {
  search: SavedSearch;
}

/** Medians are sent monthly, so their alert is only on or off. */
const priceFrequencies = ['daily', 'off'] as const;

const Frequency = ({ search: { id, kind, name, frequency } }: SearchProps) => {
  const language = otherLocale(useLocale(), name);
  const { formatMessage } = useIntl();
  const [update] = useUpdateMySearchMutation();
  const isPrices = kind === 'prices';
  const { done, failed } = useOutcome();
  const set = async (to: SavedSearchFrequency) => {
    const { error } = await update({ id, changes: { frequency: to } });
    if (error) failed(error);
    else done(formatMessage(messages.told));
  };
  return (
    <div>
      <Field
        label={
          <FormattedMessage
            {...messages.frequency}
            values={{ name, who: (words) => <span lang={language}>{words}</span> }}
          />
        }
      >
        <NativeSelect
          value={isPrices && frequency !== 'off' ? 'daily' : frequency}
          onChange={({ currentTarget }) => void set(currentTarget.value as SavedSearchFrequency)}
        >
          {(isPrices ? priceFrequencies : savedSearchFrequencies).map((one) => (
            <option key={one} value={one}>
              {formatMessage(isPrices && one !== 'off' ? messages.whenItFalls : messages[one])}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  );
};

const Matches = ({ searchId }: { searchId: number }) => {
  const locale = useLocale();
  const query = useGetMySearchMatchesQuery(searchId, membersOnly());
  return (
    <Loaded query={query} rows={1} rowHeight="6rem">
      {({ items }) =>
        items.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage {...messages.noMatches} />
          </Text>
        ) : (
          <ul className={styles.matches}>
            {items.map(({ asset }) => (
              <li key={asset.id}>
                <Link href={hrefs(locale).asset(asset.id)}>
                  {textIn(locale, asset.title_th, asset.title_en)?.text ?? asset.code}
                </Link>
                <Text size="sm" tone="muted">
                  {placeLine(locale, asset.place.district, asset.place.province)}
                </Text>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
};

const Search = ({ search }: SearchProps) => {
  const { id, kind, name, query, frequency, match_count } = search;
  const locale = useLocale();
  const to = hrefs(locale);
  const { formatMessage } = useIntl();
  const [remove, { isLoading }] = useRemoveMySearchMutation();
  const [create] = useCreateMySearchMutation();
  const { done, failed } = useOutcome();
  const [hasMatches, setMatches] = useState(false);
  const removeNow = async () => {
    const { error } = await remove(id);
    if (error) failed(error);
    else done(formatMessage(messages.removed, { name }), () => void create({ kind, name, query, frequency }));
  };
  return (
    <li className={styles.search}>
      <div className={styles.what}>
        <Heading level={3} size="sm" lang={otherLocale(locale, name)}>
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          {kind === 'prices' ? (
            <FormattedMessage {...messages.prices} values={{ percent: leastFall }} />
          ) : (
            <FormattedMessage {...messages.matches} values={{ count: match_count }} />
          )}
        </Text>
        <HStack gap={2} wrap>
          <LinkButton size="sm" href={to.assetsWith(query)}>
            <Icon icon={searchIcon} size={16} />
            <FormattedMessage {...messages.run} />
          </LinkButton>
          {match_count > 0 && (
            <Button size="sm" variant="outline" aria-expanded={hasMatches} onClick={() => setMatches(!hasMatches)}>
              <FormattedMessage {...messages.showMatches} />
            </Button>
          )}
          <Button size="sm" variant="ghost" loading={isLoading} onClick={() => void removeNow()}>
            <Icon icon={trash2Icon} size={16} />
            <FormattedMessage {...messages.remove} />
          </Button>
        </HStack>
      </div>
      <Frequency search={search} />
      {hasMatches && (
        <div className={styles.wide}>
          <Matches searchId={id} />
        </div>
      )}
    </li>
  );
};

/** The member's saved searches: run one, see its matches, set how often it notifies. */
export const SearchesTab = () => {
  const query = useGetMySearchesQuery(undefined, membersOnly());
  const to = hrefs(useLocale());
  return (
    <Panel title={<FormattedMessage {...messages.heading} />}>
      <Loaded query={query} rowHeight="9rem">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              drawing={<Icon icon={bookmarkIcon} size={48} />}
              action={
                <LinkButton href={to.assets}>
                  <FormattedMessage {...messages.browse} />
                </LinkButton>
              }
            >
              <FormattedMessage {...messages.empty} />
            </EmptyState>
          ) : (
            <ul className={styles.searches}>
              {items.map((search) => (
                <Search key={search.id} search={search} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
};
