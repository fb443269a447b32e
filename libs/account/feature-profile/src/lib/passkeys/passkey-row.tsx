import { passkeyLimits, type Passkey } from '@yoodee/api-contract/passkeys';
import { useFormat } from '@yoodee/i18n';
import { Button, Field, Icon, Input, Text } from '@yoodee/ui-kit';
import { keyRoundIcon } from '@yoodee/ui-kit/icons';
import { showToast } from '@yoodee/ui-kit/toaster';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../failure.tsx';
import { useResumed } from '../proof/proof-intent.ts';
import { useProof } from '../proof/use-proof.tsx';
import styles from '../setting.module.css';
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from './passkeys.api.ts';
import { messages } from './passkeys.messages.ts';

const RemoveDialog = lazy(() => import('./remove-passkey-dialog.tsx'));

interface PasskeyProps {
  passkey: Passkey;
}

export interface PasskeyRowProps extends PasskeyProps {
  /** Called after the passkey was renamed or removed. */
  onChanged: () => void;
}

interface RenameProps extends PasskeyRowProps {
  /** Called when the form should close, with or without a change. */
  onDone: () => void;
}

/** The form that replaces the name of a passkey while it is renamed. */
const Rename = ({ passkey: { id, name }, onChanged, onDone }: RenameProps) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(name);
  const [isEmpty, setEmpty] = useState(false);
  const [rename, { isLoading, error }] = useRenamePasskeyMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(typed.trim() === '');
    if (typed.trim() === '') return;
    const result = await rename({ params: { id }, body: { name: typed } });
    if (result.error) return;
    onChanged();
    onDone();
  };
  return (
    <form className={styles.proof} onSubmit={(event) => void save(event)} noValidate>
      <Field
        label={<FormattedMessage {...messages.name} />}
        error={isEmpty ? formatMessage(messages.nameRequired) : null}
      >
        <Input
          value={typed}
          maxLength={passkeyLimits.name}
          autoComplete="off"
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <Failure error={error} />
      <div className={styles.actions}>
        <Button type="submit" size="sm" loading={isLoading}>
          <FormattedMessage {...messages.save} />
        </Button>
        <Button variant="outline" size="sm" onClick={onDone}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </form>
  );
};

const Times = ({ passkey: { created_at, last_used_at } }: PasskeyProps) => {
  const format = useFormat();
  const created = format.date(created_at, 'dateTime');
  return (
    <Text size="sm" tone="muted">
      {last_used_at === null ? (
        <FormattedMessage {...messages.createdAt} values={{ created }} />
      ) : (
        <FormattedMessage {...messages.usedAt} values={{ created, used: format.date(last_used_at, 'dateTime') }} />
      )}
    </Text>
  );
};

/** Removes the passkey after a confirmation and a proof. */
const Remove = ({ passkey: { id, name }, onChanged }: PasskeyRowProps) => {
  const { formatMessage } = useIntl();
  const { withProof } = useProof();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading, error }] = useRemovePasskeyMutation();
  const confirm = async () => {
    setAsking(false);
    const result = await withProof('access', { action: 'remove-passkey', id }, () => remove(id));
    if (!result || result.error) return;
    onChanged();
    showToast({ type: 'success', title: formatMessage(messages.removed, { name }) });
  };
  useResumed('remove-passkey', confirm, (intent) => intent.id === id);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        loading={isLoading}
        aria-label={formatMessage(messages.removeOf, { name })}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage {...messages.remove} />
      </Button>
      <Failure error={error} />
      {isAsking && (
        <Suspense fallback={null}>
          <RemoveDialog name={name} onCancel={() => setAsking(false)} onConfirm={() => void confirm()} />
        </Suspense>
      )}
    </>
  );
};

/** One passkey of the list. */
export const PasskeyRow = ({ passkey, onChanged }: PasskeyRowProps) => {
  const { formatMessage } = useIntl();
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const isRenaming = form === 'open';
  const { name } = passkey;
  return (
    <li className={styles.session}>
      <Icon icon={keyRoundIcon} size={24} />
      <div>
        {isRenaming ? (
          <Rename passkey={passkey} onChanged={onChanged} onDone={() => setForm('closed')} />
        ) : (
          <>
            <Text weight="semibold">{name}</Text>
            <Times passkey={passkey} />
          </>
        )}
      </div>
      {!isRenaming && (
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="sm"
            aria-label={formatMessage(messages.renameOf, { name })}
            // Restores the focus after the form was closed.
            autoFocus={form === 'closed'}
            onClick={() => setForm('open')}
          >
            <FormattedMessage {...messages.rename} />
          </Button>
          <Remove passkey={passkey} onChanged={onChanged} />
        </div>
      )}
    </li>
  );
};
