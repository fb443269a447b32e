import { acceptedPictures } from '@yoodee/account-uploads';
import { Icon } from '@yoodee/ui-kit';
import { imagePlusIcon } from '@yoodee/ui-kit/icons';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import styles from './photos.module.css';

export interface PhotoPickerProps {
  /** Text of the button. */
  label: ReactNode;
  /** Content beside the button. */
  children?: ReactNode;
  onPick: (files: File[]) => void;
}

/** A button that opens the camera or the gallery, and a drop zone for files. */
export const PhotoPicker = ({ label, children, onPick }: PhotoPickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onPick(files);
  };
  const pick = () => {
    const { current } = input;
    if (!current?.files?.length) return;
    onPick([...current.files]);
    // Allows the same file to be selected again after it was removed.
    current.value = '';
  };

  return (
    <div
      className={styles.picker}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label className={styles.pickButton}>
        <Icon icon={imagePlusIcon} />
        {label}
        <input
          ref={input}
          type="file"
          className="y-visually-hidden"
          accept={acceptedPictures().join(',')}
          multiple
          onChange={pick}
        />
      </label>
      {children}
    </div>
  );
};
