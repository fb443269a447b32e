import { codesOf, hasContactDetails, imageCategories, type AssetImage, type ImageCategory } from '@yoodee/api-contract';
import { useLocale } from '@yoodee/i18n';
import { Field, Input, NativeSelect, Text } from '@yoodee/ui-kit';
import type { CallFailure } from '@yoodee/api-client';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUpdateAssetImageMutation } from '../draft/member-assets.api.ts';
import { messages } from './photo-card.messages.ts';
import { useCaption } from './use-caption.ts';
import styles from './photos.module.css';

const longestCaption = 120;

interface Words {
  assetId: number;
  image: AssetImage;
}

const Caption = ({ assetId, image, name }: Words & { name: 'caption_th' | 'caption_en' }) => {
  const intl = useIntl();
  const [update] = useUpdateAssetImageMutation();
  const caption = useCaption(image[name], async (text) => {
    if (text && hasContactDetails(text)) return intl.formatMessage(messages.captionProblem);
    const { error } = await update({ id: assetId, imageId: image.id, kind: image.kind, body: { [name]: text } });
    return error ? (error as CallFailure).message : null;
  });
  return (
    <Field
      label={<FormattedMessage {...messages[name === 'caption_th' ? 'captionTh' : 'captionEn']} />}
      error={caption.error}
    >
      <Input
        maxLength={longestCaption}
        lang={name === 'caption_en' ? 'en' : 'th'}
        value={caption.text}
        onChange={({ target }) => caption.change(target.value)}
        onBlur={caption.leave}
      />
    </Field>
  );
};

/** What a photograph shows, and what is said below it. */
export const PhotoWords = ({ assetId, image, place }: Words & { place: number }) => {
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
        <Caption assetId={assetId} image={image} name="caption_th" />
        <Caption assetId={assetId} image={image} name="caption_en" />
      </details>
    </>
  );
};
