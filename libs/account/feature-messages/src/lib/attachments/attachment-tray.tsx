import { attachmentLimits } from '@yoodee/api-contract/conversation-attachments';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { Icon, IconButton, Progress } from '@yoodee/ui-kit';
import { circleAlertIcon, fileTextIcon, imageIcon, xIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './attachments.messages.ts';
import type { AttachedFile, Uploads } from './uploads.ts';
import styles from './attachments.module.css';

const megabytes = (bytes: number) => String(bytes / 1024 / 1024);

const Problem = ({ file: { name, kind, problem, message } }: { file: AttachedFile }) => {
  if (problem === null) return <FormattedMessage {...messages.refused} values={{ name, reason: message ?? '' }} />;
  const values = {
    name,
    megabytes: megabytes(kind === 'pdf' ? attachmentLimits.pdfBytes : imageLimits.maxBytes),
    max: String(attachmentLimits.photos),
    megapixels: String(imageLimits.maxPixels / 1e6),
  };
  return <FormattedMessage {...messages[problem]} values={values} />;
};

const Status = ({ file: { name, status, percent } }: { file: AttachedFile }) => {
  const { formatMessage } = useIntl();
  if (status === 'sending') return <Progress percent={percent} label={formatMessage(messages.sending, { name })} />;
  if (status === 'preparing' || status === 'waiting')
    return (
      <span className={styles.small} role="status">
        <FormattedMessage {...messages[status]} values={{ name }} />
      </span>
    );
  return null;
};

const Tile = ({ file, onRemove }: { file: AttachedFile; onRemove(): void }) => {
  const { formatMessage } = useIntl();
  const { kind, name, preview, status } = file;
  return (
    <li className={styles.tile} data-status={status}>
      {preview ? (
        <img src={preview} alt={name} />
      ) : (
        <span className={styles.file}>
          <Icon icon={kind === 'pdf' ? fileTextIcon : imageIcon} size={24} />
          <span className={styles.fileName}>{name}</span>
        </span>
      )}
      <Status file={file} />
      <IconButton
        size="sm"
        className={styles.remove}
        label={formatMessage(messages.remove, { name })}
        icon={<Icon icon={xIcon} size={16} />}
        onClick={onRemove}
      />
    </li>
  );
};

/** The files of the message that is being written, and why others were refused. */
export const AttachmentTray = ({ items, uploads }: { items: readonly AttachedFile[]; uploads: Uploads }) => {
  const { formatMessage } = useIntl();
  const refused = items.filter(({ status }) => status === 'refused');
  const attached = items.filter(({ status }) => status !== 'refused');
  return (
    <>
      {attached.length > 0 && (
        <ul className={styles.tray} aria-label={formatMessage(messages.list)}>
          {attached.map((file) => (
            <Tile key={file.key} file={file} onRemove={() => uploads.remove(file.key)} />
          ))}
        </ul>
      )}
      {refused.map((file) => (
        <p key={file.key} className={styles.refused} role="alert">
          <Icon icon={circleAlertIcon} size={16} />
          <span>
            <Problem file={file} />
          </span>
          <IconButton
            size="sm"
            label={formatMessage(messages.remove, { name: file.name })}
            icon={<Icon icon={xIcon} size={16} />}
            onClick={() => uploads.remove(file.key)}
          />
        </p>
      ))}
    </>
  );
};
