import { imageLimits } from '@yoodee/asset-rules/fields';
import { useFormat } from '@yoodee/i18n';
import { Icon, IconButton, Progress } from '@yoodee/ui-kit';
import { circleXIcon, refreshCwIcon, xIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PhotoQueue } from './photo-queue.ts';
import type { QueuedPhoto } from './queued-photos.ts';
import { messages } from './upload-item.messages.ts';
import styles from './photos.module.css';

const Said = ({ item: { name, status, percent, problem, message } }: { item: QueuedPhoto }) => {
  const format = useFormat();
  if (problem === 'size')
    return (
      <FormattedMessage
        {...messages.size}
        values={{ name, megabytes: format.number(imageLimits.maxBytes / 1024 / 1024) }}
      />
    );
  if (problem === 'pixels')
    return (
      <FormattedMessage
        {...messages.pixels}
        values={{ name, megapixels: format.number(imageLimits.maxPixels / 1_000_000) }}
      />
    );
  if (problem) return <FormattedMessage {...messages[problem]} values={{ name }} />;
  if (message) return <FormattedMessage {...messages.refused} values={{ name, reason: message }} />;
  if (status === 'sending')
    return <FormattedMessage {...messages.sending} values={{ name, percent: format.number(Math.round(percent)) }} />;
  return <FormattedMessage {...messages[status === 'refused' ? 'failed' : status]} values={{ name }} />;
};

/** A queued picture with its progress or its error, identified by its file name. */
export const UploadItem = ({ item, queue }: { item: QueuedPhoto; queue: PhotoQueue }) => {
  const intl = useIntl();
  const { key, name, status, percent, preview } = item;
  const isWrong = status === 'failed' || status === 'refused';
  const end = status === 'refused' ? messages.dismiss : messages.cancel;
  return (
    <li className={styles.upload}>
      {preview ? (
        <img
          className={styles.uploadPreview}
          src={preview}
          alt=""
          width={56}
          height={42}
          // Hides a preview that the browser cannot decode. The API reports what is wrong with the file.
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      ) : (
        <Icon icon={circleXIcon} size={24} className={styles.uploadWrong} />
      )}
      <div className={styles.uploadText}>
        <p role={isWrong ? 'alert' : undefined} className={isWrong ? styles.uploadWrong : undefined}>
          <Said item={item} />
        </p>
        {status === 'sending' && <Progress label={intl.formatMessage(messages.progress, { name })} percent={percent} />}
      </div>
      {status === 'failed' && (
        <IconButton
          label={intl.formatMessage(messages.retry, { name })}
          icon={<Icon icon={refreshCwIcon} />}
          onClick={() => queue.retry(key)}
        />
      )}
      <IconButton
        label={intl.formatMessage(end, { name })}
        icon={<Icon icon={xIcon} />}
        onClick={() => queue.remove(key)}
      />
    </li>
  );
};
