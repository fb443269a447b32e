import { useLocale } from '@yoodee/i18n';
import { useHydrated } from '@yoodee/runtime';
import { hrefs, storageKeys } from '@yoodee/site';
import { Icon, LinkButton, Only, Text } from '@yoodee/ui-kit';
import { bookmarkIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import type { AlertDialogProps } from './alert-dialog.tsx';
import type { AlertChannel } from './use-alert-request.ts';
import { messages } from './save-search.messages.ts';

/** The URL parameter with which a visitor returns after signing in. */
const saveKey = 'save';

const hasToken = () => document.cookie.split('; ').some((pair) => pair.startsWith(`${storageKeys.accessToken}=`));

interface SaveSearchProps {
  /** The list's query without order and page. */
  query: string;
  /** The name of the search, e.g. its filters as text. */
  name: string;
  /** What the button says on a page that is not the list. */
  label?: ReactNode;
  /** The page that it is on, to which a visitor returns after signing in. Default: the list. */
  pageHref?: string;
  className?: string | undefined;
  /** Of what is said when it is saved or refused. */
  statusClassName?: string | undefined;
}

/**
 * Saves a search. A visitor can be told of new matches by mail instead, or signs in and returns to the same
 * page; the search is then saved without another click. Without script it is a link to sign-in.
 */
export const SaveSearch = ({ query, name, label, pageHref, className, statusClassName }: SaveSearchProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const { assetsWith, authenticate } = hrefs(locale);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isBack = useHydrated() && params.get(saveKey) === '1';
  const [dialog, setDialog] = useState<{
    Dialog: ComponentType<AlertDialogProps>;
    channels: readonly AlertChannel[];
  } | null>(null);
  const [outcome, setOutcome] = useState<{ query: string; refusal: string | null } | null>(null);
  const hasAsked = useRef(false);
  const backHref = pageHref ?? assetsWith(query);
  const signInHref = authenticate(`${backHref}${backHref.includes('?') ? '&' : '?'}${saveKey}=1`);
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
    if (!isBack || hasAsked.current || !hasToken()) return;
    hasAsked.current = true;
    void save().then(() => navigate(backHref, { replace: true, preventScrollReset: true }), fail);
  });

  if (query === '') return null;
  if (outcome?.query === query && outcome.refusal === null)
    return (
      <Text role="status" className={statusClassName}>
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
        className={className}
        aria-label={label === undefined ? intl.formatMessage(messages.save) : undefined}
      >
        <Icon icon={bookmarkIcon} />
        {label ?? (
          <Only on="tabletUp">
            <FormattedMessage {...messages.save} />
          </Only>
        )}
      </LinkButton>
      {dialog && (
        <dialog.Dialog {...{ search, signInHref }} channels={dialog.channels} onClose={() => setDialog(null)} />
      )}
      {outcome?.query === query && (
        <Text role="alert" className={statusClassName}>
          {outcome.refusal}
        </Text>
      )}
    </>
  );
};
