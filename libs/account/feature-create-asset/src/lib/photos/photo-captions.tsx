import type { AssetImage } from '@yoodee/api-contract/images';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { codesOf, imageCategories, type ImageCategory } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { Field, Input, NativeSelect, Text } from '@yoodee/ui-kit';
import type { CallFailure } from '@yoodee/api-client';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUpdateAssetImageMutation } from '../draft/member-assets.api.ts';
import { messages as saveMessages } from '../steps/save-status.messages.ts';
import type { CaptionRefusal } from './caption-texts.ts';
import { captionNames } from './unsaved-captions.ts';
import { messages } from './photo-card.messages.ts';
import { useCaptions } from './use-captions.ts';
import styles from './photos.module.css';

interface Words {
  assetId: number;
  image: AssetImage;
}

const Problem = ({ problem }: { problem: CaptionRefusal }) =>
  problem === 'contact_details' ? <FormattedMessage {...messages.captionProblem} /> : problem.message;

/** The captions of a picture in both languages. */
const CaptionFields = ({ assetId, image }: Words) => {
  const { captions, state } = useCaptions(assetId, image);
  const { typed, refused, failure } = state;
  return (
    <>
      {captionNames.map((name) => (
        <Field
          key={name}
          label={<FormattedMessage {...messages[name === 'caption_th' ? 'captionTh' : 'captionEn']} />}
          error={refused[name] && <Problem problem={refused[name]} />}
        >
          <Input
            maxLength={imageLimits.maxCaption}
            lang={name === 'caption_en' ? 'en' : 'th'}
            value={typed[name] ?? image[name] ?? ''}
            onChange={({ target }) => captions.change(name, target.value)}
            onBlur={captions.flush}
          />
        </Field>
      ))}
      {failure && (
        <Text size="sm" tone="muted" role="status">
          <FormattedMessage {...saveMessages[failure.status === 0 ? 'offline' : 'failing']} />
        </Text>
      )}
    </>
  );
};

/** The category of a photo and the captions of a picture. */
export const PhotoCaptions = ({ assetId, image, place }: Words & { place: number }) => {
  const intl = useIntl();
  const locale = useLocale();
  const [update, { error }] = useUpdateAssetImageMutation();
  const choose = (category: string) =>
    void update({
      id: assetId,
      imageId: image.id,
      kind: image.kind,
      body: { category: (category || null) as ImageCategory | null },
    });
  return (
    <>
      {image.kind === 'photo' && (
        <NativeSelect
          aria-label={intl.formatMessage(messages.category, { place })}
          value={image.category ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{intl.formatMessage(messages.noCategory)}</option>
          {codesOf(imageCategories).map((code) => (
            <option key={code} value={code}>
              {imageCategories[code][locale]}
            </option>
          ))}
        </NativeSelect>
      )}
      {error && (
        <Text size="sm" tone="danger" role="alert">
          {(error as CallFailure).message}
        </Text>
      )}
      <details className={styles.captions}>
        <summary>
          <FormattedMessage {...messages.captions} />
        </summary>
        <CaptionFields assetId={assetId} image={image} />
      </details>
    </>
  );
};
