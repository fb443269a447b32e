import type { AssetImage } from '@yoodee/api-contract/images';
import { imageHref, imageWidths } from '@yoodee/site';
import { Button, ChipButton, Field, useFieldControl } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useState, type ComponentProps } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './photo-dialog.messages.ts';
import type { PictureChange } from './use-picture-changes.ts';
import styles from './photo-dialog.module.css';

export interface CropDialogProps {
  image: AssetImage;
  onClose: () => void;
  onCrop: (crop: NonNullable<PictureChange['crop']>) => void;
}

const shapes = { landscape: 4 / 3, wide: 16 / 9, square: 1, portrait: 3 / 4 } as const;
type Shape = keyof typeof shapes;
const mostZoom = 4;

/** Wide enough for the largest dialog. */
const shownWidth = imageWidths.find((width) => width >= 1024)!;

const ZoomRange = (props: ComponentProps<'input'>) => (
  <input type="range" className={styles.zoom} {...useFieldControl()} {...props} />
);

/** Chooses a part of a picture by touch, mouse or arrow keys. The original is kept. */
const CropDialog = ({ image, onClose, onCrop }: CropDialogProps) => {
  const { formatMessage } = useIntl();
  const [shape, setShape] = useState<Shape>(image.width >= image.height ? 'landscape' : 'portrait');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const use = () => {
    if (!area) return;
    const [x, y, width, height] = [area.x, area.y, area.width, area.height].map((percent) => percent / 100);
    onCrop({ x: x!, y: y!, width: Math.min(width!, 1 - x!), height: Math.min(height!, 1 - y!) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage {...messages.cropTitle} />}
      closeLabel={formatMessage(messages.cancel)}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button disabled={!area} onClick={use}>
            <FormattedMessage {...messages.useCrop} />
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <div className={styles.shapes} role="group" aria-label={formatMessage(messages.shape)}>
          {(Object.keys(shapes) as Shape[]).map((name) => (
            <ChipButton key={name} selected={name === shape} onClick={() => setShape(name)}>
              <FormattedMessage {...messages[name]} />
            </ChipButton>
          ))}
        </div>
        <div className={styles.cropper}>
          <Cropper
            image={imageHref(image.key, shownWidth)}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            aspect={shapes[shape]}
            keyboardStep={10}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={setArea}
            cropperProps={{ role: 'group', 'aria-label': formatMessage(messages.cropArea) }}
          />
        </div>
        <Field label={<FormattedMessage {...messages.zoom} />} hint={<FormattedMessage {...messages.cropHint} />}>
          <ZoomRange
            min={1}
            max={mostZoom}
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
