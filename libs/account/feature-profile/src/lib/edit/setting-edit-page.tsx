import type { Profile } from '@yoodee/api-contract/member';
import { useLocale } from '@yoodee/i18n';
import { readToken, useGetProfileQuery } from '@yoodee/auth';
import { hrefs, withoutLocale } from '@yoodee/site';
import { Button, Container, Heading, LinkButton, Notice } from '@yoodee/ui-kit';
import { showToast } from '@yoodee/ui-kit/toaster';
import { lazy, Suspense, useCallback, useLayoutEffect, useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Loaded, useFailureText } from '../failure.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { PublicCard } from './public-card.tsx';
import { messages } from './setting-edit.messages.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';
import { useProfileForm } from './use-profile-form.ts';
import styles from './setting-edit.module.css';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

const EditForm = ({ profile }: { profile: Profile }) => {
  const { formatMessage } = useIntl();
  const { setting } = hrefs(useLocale());
  const navigate = useNavigate();
  const failureText = useFailureText();
  const form = useProfileForm(profile);
  const errors = useFieldErrors(form.failure);
  const element = useRef<HTMLFormElement>(null);
  // A ref, because `submit` navigates before React has rendered the saved state.
  const isGuarded = useRef(false);
  useLayoutEffect(() => {
    isGuarded.current = form.isChanged;
  }, [form.isChanged]);
  const blocker = useLeavingGuard(useCallback(() => isGuarded.current, []));

  useLayoutEffect(() => {
    if (form.failure) element.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus();
  }, [form.failure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.isSaving || !(await form.save())) return;
    isGuarded.current = false;
    showToast({ type: 'success', title: formatMessage(messages.saved) });
    void navigate(withoutLocale(setting));
  };
  const hasFieldErrors = Object.keys(errors).length > 0;

  return (
    <form ref={element} className={styles.columns} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.fields}>
        {form.isMerged && <ConflictNotice form={form} />}
        {form.failure && form.failure.code !== 'stale_version' && (
          <Notice tone="danger" role="alert">
            {hasFieldErrors ? formatMessage(messages.fieldsRefused) : failureText(form.failure)}
          </Notice>
        )}
        <ProfileFields form={form} errors={errors} />
        <div className={styles.actions}>
          <Button type="submit" size="lg" loading={form.isSaving}>
            <FormattedMessage {...messages.save} />
          </Button>
          <LinkButton href={setting} variant="outline" size="lg">
            <FormattedMessage {...messages.cancel} />
          </LinkButton>
        </div>
      </div>
      <aside className={styles.preview}>
        <PublicCard profile={profile} values={form.values} />
      </aside>
      {blocker.state === 'blocked' && (
        <Suspense fallback={null}>
          <LeaveDialog
            onStay={() => blocker.reset()}
            onLeave={() => {
              form.forget();
              blocker.proceed();
            }}
          />
        </Suspense>
      )}
    </form>
  );
};

/** The form of the member's public profile. */
export const SettingEditPage = () => {
  // Signing out clears the cached data while this page is still shown. The query would fail without a token.
  const profile = useGetProfileQuery(undefined, { skip: !readToken() });
  return (
    <Container className={styles.page}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Loaded query={profile} height="40rem">
        {(data) => <EditForm key={data.id} profile={data} />}
      </Loaded>
    </Container>
  );
};
