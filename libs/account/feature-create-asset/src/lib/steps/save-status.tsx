import { Icon, Spinner, type IconData } from '@yoodee/ui-kit';
import { checkIcon, cloudOffIcon, triangleAlertIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import type { DraftState, SaveStatus } from '../draft/draft-state.ts';
import { messages } from './save-status.messages.ts';
import styles from './action-bar.module.css';

/** These come and go with every pause in typing: shown, but not read out. */
const routine: ReadonlySet<SaveStatus> = new Set(['saved', 'waiting', 'saving']);

const icons: Partial<Record<SaveStatus, IconData>> = { saved: checkIcon, offline: cloudOffIcon };

const Mark = ({ status }: { status: SaveStatus }) =>
  status === 'waiting' || status === 'saving' ? (
    <Spinner />
  ) : (
    <Icon icon={icons[status] ?? triangleAlertIcon} size={16} />
  );

/** Whether the draft is saved. Says nothing before there is anything to save. */
export const SaveStatusLine = ({ state: { id, status } }: { state: DraftState }) => {
  if (id === null && status === 'saved') return <div className={styles.status} />;
  const line = (
    <>
      <Mark status={status} />
      <FormattedMessage {...messages[status]} />
    </>
  );
  const isRoutine = routine.has(status);
  return (
    <div className={styles.status}>
      {isRoutine && <p className={styles.routine}>{line}</p>}
      <p role="status" className={isRoutine ? undefined : styles.trouble}>
        {!isRoutine && line}
      </p>
    </div>
  );
};
