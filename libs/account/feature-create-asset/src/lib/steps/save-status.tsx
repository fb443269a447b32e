import { assetField } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { Button, Icon, Link, Spinner, type IconData } from '@yoodee/ui-kit';
import { checkIcon, cloudOffIcon, triangleAlertIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { problemsOf, type DraftState, type SaveStatus } from '../draft/draft-state.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import { stepHref } from '../form-address.ts';
import { goToConflict } from './go-to-conflict.ts';
import { messages } from './save-status.messages.ts';
import styles from './action-bar.module.css';

/** Statuses that change with every pause in typing. They are shown but not announced by screen readers. */
const routine: ReadonlySet<SaveStatus> = new Set(['saved', 'waiting', 'saving']);

const icons: Partial<Record<SaveStatus, IconData>> = { saved: checkIcon, offline: cloudOffIcon };

const Mark = ({ status }: { status: SaveStatus }) =>
  status === 'waiting' || status === 'saving' ? (
    <Spinner />
  ) : (
    <Icon icon={icons[status] ?? triangleAlertIcon} size={16} />
  );

/** Names the field that is not saved and links to it, because it may be in another step. */
const Refused = ({ id, problems }: { id: number | null; problems: ReturnType<typeof problemsOf> }) => {
  const locale = useLocale();
  const { label } = useFieldTexts();
  const field = problems[0]!.field;
  const href = stepHref(locale, id, assetField(field).step, field);
  return (
    <FormattedMessage
      {...messages.refused}
      values={{ field: label(field), others: problems.length - 1, link: (name) => <Link href={href}>{name}</Link> }}
    />
  );
};

/** The save status of the draft. Empty before the first edit. */
export const SaveStatusLine = ({ state }: { state: DraftState }) => {
  const { id } = state;
  const problems = problemsOf(state);
  // The rejected edits may be gone: the same values were saved elsewhere.
  const status = state.status === 'refused' && problems.length === 0 ? 'saved' : state.status;
  if (id === null && status === 'saved') return <div className={styles.status} />;
  const line = (
    <>
      <Mark status={status} />
      <span>
        {status === 'refused' ? <Refused id={id} problems={problems} /> : <FormattedMessage {...messages[status]} />}
      </span>
    </>
  );
  const isRoutine = routine.has(status);
  return (
    <div className={styles.status}>
      {isRoutine && <p className={styles.routine}>{line}</p>}
      <p role="status" className={isRoutine ? undefined : styles.trouble}>
        {!isRoutine && line}
      </p>
      {status === 'conflict' && (
        <Button variant="outline" size="sm" onClick={goToConflict}>
          <FormattedMessage {...messages.choose} />
        </Button>
      )}
    </div>
  );
};
