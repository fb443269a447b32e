import { useLocale } from '@yoodee/i18n';
import { useHydrated } from '@yoodee/runtime';
import { hrefs, storageKeys } from '@yoodee/site';
import { Icon, LinkButton, Only, Text } from '@yoodee/ui-kit';
import { bookmarkIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import styles from '../assets-page.module.css';
import { messages } from './save-search.messages.ts';

/** The URL parameter with which a visitor returns after signing in. */
const saveKey = 'save';

const hasToken = () => document.cookie.split('; ').some((pair) => pair.startsWith(`${storageKeys.accessToken}=`));

interface SaveSearchProps {
  /** The list's query without order and page. */
  query: string;
  /** The name of the search, e.g. its filters as text. */
  name: string;
}

/**
 * Saves the list's search. For a visitor it is a link to sign-in, which returns to the same list; the search is then
 * saved without another click.
 */
export const SaveSearch = ({ query, name }: SaveSearchProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const { assetsWith, authenticate } = hrefs(locale);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isBack = useHydrated() && params.get(saveKey) === '1';
  const [outcome, setOutcome] = useState<{ query: string; refusal: string | null } | null>(null);
  const hasAsked = useRef(false);
  const signInHref = authenticate(assetsWith(`${query}&${saveKey}=1`));

  const save = async () => {
    const { postSavedSearch } = await import('./post-saved-search.ts');
    const refusal = await postSavedSearch(
      { name: name.slice(0, 80) || intl.formatMessage(messages.everything), query },
      locale,
    );
    if (refusal === 'signed_out') location.assign(signInHref);
    else setOutcome({ query, refusal });
  };

  useEffect(() => {
    if (!isBack || hasAsked.current || !hasToken()) return;
    hasAsked.current = true;
    void save().then(
      () => navigate(assetsWith(query), { replace: true, preventScrollReset: true }),
      () => setOutcome({ query, refusal: intl.formatMessage(messages.failed) }),
    );
  });

  if (query === '') return null;
  if (outcome?.query === query && outcome.refusal === null)
    return (
      <Text role="status" className={styles.saved}>
        <FormattedMessage {...messages.saved} />
      </Text>
    );
  const press = (event: MouseEvent) => {
    if (!hasToken()) return;
    event.preventDefault();
    void save().catch(() => setOutcome({ query, refusal: intl.formatMessage(messages.failed) }));
  };
  return (
    <>
      <LinkButton
        variant="outline"
        href={signInHref}
        onClick={press}
        className={styles.save}
        aria-label={intl.formatMessage(messages.save)}
      >
        <Icon icon={bookmarkIcon} />
        <Only on="tabletUp">
          <FormattedMessage {...messages.save} />
        </Only>
      </LinkButton>
      {outcome?.query === query && (
        <Text role="alert" className={styles.saved}>
          {outcome.refusal}
        </Text>
      )}
    </>
  );
};
