import type { ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import { closeOnBack } from '@yoodee/runtime';
import { Icon, IconButton, Spinner } from '@yoodee/ui-kit';
import { chevronLeftIcon, chevronRightIcon, xIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePhotoUrl } from './attachment-files.ts';
import { messages } from './attachments.messages.ts';
import styles from './attachments.module.css';

const Slide = ({ photo, alt }: { photo: ConversationAttachment; alt: string }) => {
  const [small, large] = [usePhotoUrl(photo.id, 'small'), usePhotoUrl(photo.id, 'large')];
  const url = large ?? small;
  if (url) return <img className={styles.large} src={url} alt={alt} />;
  return small === null && large === null ? (
    <p role="alert">
      <FormattedMessage {...messages.unloaded} />
    </p>
  ) : (
    <Spinner />
  );
};

export interface PhotoLightboxProps {
  photos: readonly ConversationAttachment[];
  /** Text alternatives, in the same order. */
  alts: readonly string[];
  /** Index of the first one to show. */
  start: number;
  onClose(): void;
}

/** The photographs of a message, one at a time. Escape, the button and Back close it. */
export const PhotoLightbox = ({ photos, alts, start, onClose }: PhotoLightboxProps) => {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(start);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    dialog.current!.showModal();
  }, []);
  useEffect(() => closeOnBack(() => close()), []);
  const go = (next: number) => setAt(Math.max(0, Math.min(photos.length - 1, next)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(at - 1);
    if (key === 'ArrowRight') go(at + 1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={formatMessage(messages.photos)}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <p role="status" aria-label={alts[at]}>
          {at + 1} / {photos.length}
        </p>
        <IconButton
          autoFocus
          label={formatMessage(messages.close)}
          icon={<Icon icon={xIcon} />}
          onClick={() => dialog.current!.close()}
        />
      </div>
      <div className={styles.slide}>
        <Slide key={photos[at]!.id} photo={photos[at]!} alt={alts[at]!} />
      </div>
      {photos.length > 1 && (
        <div className={styles.steps}>
          <IconButton
            label={formatMessage(messages.previous)}
            icon={<Icon icon={chevronLeftIcon} />}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          />
          <IconButton
            label={formatMessage(messages.next)}
            icon={<Icon icon={chevronRightIcon} />}
            disabled={at === photos.length - 1}
            onClick={() => go(at + 1)}
          />
        </div>
      )}
    </dialog>
  );
};
