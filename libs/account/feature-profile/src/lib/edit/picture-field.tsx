import '@yoodee/ui-kit/styles/field.css';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';
import { Avatar, Button, Icon, Text } from '@yoodee/ui-kit';
import { imagePlusIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import type { ProfileValues } from './profile-form.ts';
import { messages } from './picture.messages.ts';
import styles from './setting-edit.module.css';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** Why a file is rejected before it is opened. Some phones report no type. */
const problemOf = ({ type, size }: File) => {
  if (type !== '' && !(imageLimits.formats as readonly string[]).includes(type)) return messages.format;
  return size > imageLimits.maxBytes ? messages.tooLarge : null;
};

export interface PictureFieldProps {
  values: ProfileValues;
  /** The API's validation error for the picture. */
  error: string | undefined;
  onChange: (changes: Pick<ProfileValues, 'image_url' | 'image_key'>) => void;
}

/** The member's picture: chosen, cropped and uploaded here; public after the form is saved. */
export const PictureField = ({ values, error, onChange }: PictureFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [src, setSrc] = useState<string | null>(null);
  const [problem, setProblem] = useState<TypedMessageDescriptor | null>(null);
  useEffect(() => () => void (src && URL.revokeObjectURL(src)), [src]);

  const pick = () => {
    const [file] = input.current?.files ?? [];
    if (!file) return;
    const found = problemOf(file);
    setProblem(found);
    if (!found) setSrc(URL.createObjectURL(file));
    // Reset, so that choosing the same file again fires a change event.
    input.current!.value = '';
  };

  return (
    <div className={styles.picture}>
      <Avatar
        name={values.first_name}
        src={values.image_url || null}
        lang={otherLocale(useLocale(), values.first_name)}
        size="lg"
      />
      <div className={styles.pictureText}>
        <div className={styles.actions}>
          <label className={styles.pick}>
            <Icon icon={imagePlusIcon} />
            <FormattedMessage {...(values.image_url ? messages.otherPicture : messages.addPicture)} />
            <input
              ref={input}
              type="file"
              className="y-visually-hidden"
              accept={imageLimits.formats.join(',')}
              onChange={pick}
            />
          </label>
          {values.image_url && (
            <Button variant="ghost" onClick={() => onChange({ image_url: '' })}>
              <FormattedMessage {...messages.removePicture} />
            </Button>
          )}
        </div>
        {(problem || error) && (
          <p className="y-field__error" role="alert">
            {problem ? <FormattedMessage {...problem} /> : error}
          </p>
        )}
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.pictureHint} />
        </Text>
      </div>
      {src && (
        <Suspense fallback={null}>
          <CropDialog
            src={src}
            onClose={() => setSrc(null)}
            onUploaded={({ key, image_url }) => {
              onChange({ image_url, image_key: key });
              setSrc(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
