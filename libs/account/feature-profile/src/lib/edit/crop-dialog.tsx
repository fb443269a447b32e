import { isSuccess } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import type { uploadProfilePicture } from '@yoodee/api-contract/member';
import { Button, Field, Notice, useFieldControl } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useEffect, useState, type ComponentProps } from 'react';
import Cropper from 'react-easy-crop';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFailureText } from '../failure.tsx';
import { cropPicture, maxZoomOf, type CropArea } from './crop-picture.ts';
import { sendPicture } from './send-picture.ts';
import { messages } from './picture.messages.ts';
import { messages as formMessages } from './setting-edit.messages.ts';
import styles from './setting-edit.module.css';

export interface CropDialogProps {
  /** Object URL of the chosen file. */
  src: string;
  onClose: () => void;
  onUploaded: (picture: ResponseOf<typeof uploadProfilePicture>) => void;
}

const ZoomRange = (props: ComponentProps<'input'>) => (
  <input type="range" className={styles.range} {...useFieldControl()} {...props} />
);

/** Crops the picture to a square by touch, mouse or arrow keys, and uploads the result. */
const CropDialog = ({ src, onClose, onUploaded }: CropDialogProps) => {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [maxZoom, setMaxZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isTooSmall = maxZoom < 1;

  useEffect(() => {
    // The file may not be an image, whatever its type or extension says.
    const picture = new Image();
    picture.onerror = () => setProblem(formatMessage(messages.unreadable));
    picture.src = src;
  }, [formatMessage, src]);

  const use = async () => {
    if (!area || isBusy) return;
    setProblem(null);
    setBusy(true);
    try {
      const result = await sendPicture(await cropPicture(src, area));
      if (isSuccess(result)) return onUploaded(result.data);
      setProblem(failureText(result));
    } catch {
      setProblem(formatMessage(messages.unreadable));
    }
    setBusy(false);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.cropTitle)}
      closeLabel={formatMessage(formMessages.cancel)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage {...formMessages.cancel} />
          </Button>
          <Button loading={isBusy} disabled={!area || isTooSmall} onClick={() => void use()}>
            <FormattedMessage {...messages.usePicture} />
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        {(isTooSmall || problem) && (
          <Notice tone="danger" role="alert">
            {isTooSmall ? formatMessage(messages.tooSmall) : problem}
          </Notice>
        )}
        <div className={styles.cropper}>
          <Cropper
            image={src}
            crop={crop}
            zoom={zoom}
            minZoom={1}
            maxZoom={Math.max(1, maxZoom)}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={10}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            onMediaLoaded={(size) => setMaxZoom(maxZoomOf(size))}
            cropperProps={{ role: 'group', 'aria-label': formatMessage(messages.cropArea) }}
          />
        </div>
        <Field label={<FormattedMessage {...messages.zoom} />} hint={<FormattedMessage {...messages.cropHint} />}>
          <ZoomRange
            min={1}
            max={Math.max(1, maxZoom)}
            step={0.1}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          />
        </Field>
      </div>
    </Dialog>
  );
};

export default CropDialog;
