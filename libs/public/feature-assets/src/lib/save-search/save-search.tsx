import { useLocale } from '@yoodee/i18n';
import { useHydrated } from '@yoodee/runtime';
import { hrefs } from '@yoodee/site';
import { Icon, LinkButton, Only, Text } from '@yoodee/ui-kit';
import { bookmarkIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import styles from '../assets-page.module.css';
import type { AlertDialogProps } from './alert-dialog.tsx';
import type { AlertChannel } from './use-alert-request.ts';
import { messages } from './save-search.messages.ts';

/** The URL parameter that requests saving: set by the return from sign-in, and by links on other pages. */
const saveKey = 'save';

interface SaveSearchProps {
  /** The list's query without order and page. */
  query: string;
  /** The name of the search, e.g. its filters as text. */
  name: string;
}

/**
 * Saves the list's search. A visitor can be told of new matches by mail instead, or signs in and returns to the same
 * list; the search is then saved without another click. Without script it is a link to sign-in.
 */
export const SaveSearch = ({ query, name }: SaveSearchProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const { assetsWith, authenticate } = hrefs(locale);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isAsked = useHydrated() && params.get(saveKey) === '1';
  const [dialog, setDialog] = useState<{
    Dialog: ComponentType<AlertDialogProps>;
    channels: readonly AlertChannel[];
  } | null>(null);
  const [outcome, setOutcome] = useState<{ query: string; refusal: string | null } | null>(null);
  const hasAsked = useRef(false);
  const signInHref = authenticate(assetsWith(`${query}&${saveKey}=1`));
  const search = { name: name.slice(0, 80) || intl.formatMessage(messages.everything), query };
  const fail = () => setOutcome({ query, refusal: intl.formatMessage(messages.failed) });

  const save = async () => {
    const { postSavedSearch, loadAlertDialog, loadAlertChannels } = await import('./post-saved-search.ts');
    const refusal = await postSavedSearch(search, locale);
    if (refusal !== 'signed_out') return setOutcome({ query, refusal });
    const [Dialog, channels] = await Promise.all([loadAlertDialog(locale), loadAlertChannels(locale)]);
    if (channels.length === 0) window.location.assign(signInHref);
    else setDialog({ Dialog, channels });
  };

  useEffect(() => {
    if (!isAsked || hasAsked.current) return;
    hasAsked.current = true;
    void save().then(() => navigate(assetsWith(query), { replace: true, preventScrollReset: true }), fail);
  });

  if (query === '') return null;
  if (outcome?.query === query && outcome.refusal === null)
    return (
      <Text role="status" className={styles.saved} data-over-map="saved">
        <FormattedMessage {...messages.saved} />
      </Text>
    );
  const press = (event: MouseEvent) => {
    event.preventDefault();
    void save().catch(fail);
  };
  return (
    <>
      <LinkButton
        variant="outline"
        href={signInHref}
        onClick={press}
        className={styles.save}
        data-over-map="save"
        aria-label={intl.formatMessage(messages.save)}
      >
        <Icon icon={bookmarkIcon} />
        <Only on="tabletUp">
          <FormattedMessage {...messages.save} />
        </Only>
      </LinkButton>
      {dialog && (
        <dialog.Dialog {...{ search, signInHref }} channels={dialog.channels} onClose={() => setDialog(null)} />
      )}
      {outcome?.query === query && (
        <Text role="alert" className={styles.saved} data-over-map="saved">
          {outcome.refusal}
        </Text>
      )}
    </>
  );
};
