import type { ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import { Icon, Spinner, Text } from '@yoodee/ui-kit';
import { fileTextIcon, imageIcon } from '@yoodee/ui-kit/icons';
import { showToast } from '@yoodee/ui-kit/toaster';
import { lazy, Suspense, use, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AttachmentFilesContext, usePhotoUrl } from './attachment-files.ts';
import { messages } from './attachments.messages.ts';
import { useFileSize } from './file-size.ts';
import styles from './attachments.module.css';

const PhotoLightbox = lazy(() =>
  import('./photo-lightbox.tsx').then(({ PhotoLightbox }) => ({ default: PhotoLightbox })),
);

const Photo = ({ photo, alt }: { photo: ConversationAttachment; alt: string }) => {
  const url = usePhotoUrl(photo.id, 'small');
  if (url) return <img src={url} alt={alt} width={photo.width ?? 320} height={photo.height ?? 240} />;
  return (
    <span className={styles.missing} role="img" aria-label={alt}>
      <Icon icon={imageIcon} size={24} />
      {url === null && (
        <Text size="sm">
          <FormattedMessage {...messages.unloaded} />
        </Text>
      )}
    </span>
  );
};

const Photos = ({ photos, name }: { photos: readonly ConversationAttachment[]; name: string }) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<number | null>(null);
  const alts = photos.map((_photo, at) => formatMessage(messages.photo, { place: at + 1, count: photos.length, name }));
  return (
    <>
      <ul className={styles.grid} data-count={Math.min(photos.length, 4)}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <button type="button" className={styles.photo} aria-haspopup="dialog" onClick={() => setOpen(at)}>
              <Photo photo={photo} alt={alts[at]!} />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <PhotoLightbox photos={photos} alts={alts} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
};

/** Downloads a file under this name instead of opening it in the browser. */
const saveAs = (blob: Blob, name: string) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

const Pdf = ({ pdf, isMine }: { pdf: ConversationAttachment; isMine: boolean }) => {
  const { formatMessage } = useIntl();
  const sizeOf = useFileSize();
  const files = use(AttachmentFilesContext);
  const [isLoading, setLoading] = useState(false);
  const name = pdf.name ?? '';
  const download = async () => {
    setLoading(true);
    const blob = await files.load(pdf.id);
    setLoading(false);
    if (blob) saveAs(blob, name);
    else showToast({ type: 'error', title: formatMessage(messages.downloadFailed) });
  };
  const size = sizeOf(pdf.bytes);
  return (
    <button
      type="button"
      className={styles.pdf}
      aria-label={formatMessage(messages.download, { name, size })}
      aria-busy={isLoading}
      onClick={() => void download()}
    >
      {isLoading ? <Spinner /> : <Icon icon={fileTextIcon} size={24} />}
      <span className={styles.pdfWords}>
        <span>{name}</span>
        <span className={styles.small}>
          <FormattedMessage {...messages.pdfSize} values={{ size }} />
        </span>
        {!isMine && (
          <span className={styles.small}>
            <FormattedMessage {...messages.unchecked} />
          </span>
        )}
      </span>
    </button>
  );
};

export interface AttachedFilesProps {
  attachments: readonly ConversationAttachment[];
  /** Name of the sender. */
  name: string;
  isMine: boolean;
}

/** The photographs of a message as a grid, or its PDF. */
export const AttachedFiles = ({ attachments, name, isMine }: AttachedFilesProps) => {
  const photos = attachments.filter(({ kind }) => kind === 'photo');
  const pdf = attachments.find(({ kind }) => kind === 'pdf');
  return (
    <>
      {photos.length > 0 && <Photos photos={photos} name={name} />}
      {pdf && <Pdf pdf={pdf} isMine={isMine} />}
    </>
  );
};
