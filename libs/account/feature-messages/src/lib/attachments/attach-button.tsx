import { acceptedPictures } from '@yoodee/account-uploads';
import { Icon, IconButton } from '@yoodee/ui-kit';
import { imagePlusIcon } from '@yoodee/ui-kit/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './attachments.messages.ts';

/** Opens the gallery, the camera or the files of the device. */
export const AttachButton = ({ onPick }: { onPick(files: File[]): void }) => {
  const input = useRef<HTMLInputElement>(null);
  const pick = () => {
    const { current } = input;
    if (!current?.files?.length) return;
    onPick([...current.files]);
    // Allows the same file to be selected again after it was removed.
    current.value = '';
  };
  return (
    <>
      <IconButton
        label={useIntl().formatMessage(messages.attach)}
        icon={<Icon icon={imagePlusIcon} />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={[...acceptedPictures(), 'application/pdf'].join(',')}
        onChange={pick}
      />
    </>
  );
};
