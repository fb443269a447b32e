import { yearWriting } from '@yoodee/account-ui-number-input';
import { assetField, minImages, type AssetFieldName, type PartialAsset } from '@yoodee/asset-rules/fields';
import { useFormat, useLocale } from '@yoodee/i18n';
import { fieldLabel } from '@yoodee/ui-asset-card';
import { useIntl } from 'react-intl';
import type { FieldProblem } from './field-problem.ts';
import { messages } from './field-problem.messages.ts';
import { messages as landMessages } from './land-row.messages.ts';

/** Whether an answer is picked, not typed. */
const isPicked = (name: AssetFieldName): boolean => {
  const { kind } = assetField(name);
  return kind === 'choice' || kind === 'choices' || (kind === 'code' && name !== 'postal_code');
};

const videoSites = 'YouTube, Vimeo, Facebook, TikTok, Matterport';

/** Labels and error messages of fields. */
export const useFieldTexts = () => {
  const intl = useIntl();
  const locale = useLocale();
  const format = useFormat();

  const label = (name: AssetFieldName) => fieldLabel(name, locale);

  /** The label of a missing field. If any one field of a group is sufficient, the label of the group. */
  const missingLabel = (name: AssetFieldName) =>
    assetField(name).anyOf ? intl.formatMessage(landMessages.legend) : label(name);

  const problem = (name: AssetFieldName, code: FieldProblem): string => {
    const field = assetField(name);
    const said = { field: label(name) };
    if (field.kind === 'url') return intl.formatMessage(messages.url, { hosts: videoSites });
    const isYear = field.kind === 'integer' && field.isYear;
    const bound = (value: number) => (isYear ? yearWriting(locale).write(value) : format.number(value));
    const bounds = 'min' in field ? { min: bound(field.min), max: bound(field.max) } : null;
    const lengths =
      'maxLength' in field ? { min: format.number(field.minLength ?? 0), max: format.number(field.maxLength) } : null;
    switch (code) {
      case 'required':
        return intl.formatMessage(isPicked(name) ? messages.unchosen : messages.required, {
          field: missingLabel(name),
        });
      case 'unread':
        return name === 'floor_no'
          ? intl.formatMessage(messages.unread_floor)
          : intl.formatMessage(messages.unread, said);
      case 'above_building':
      case 'contact_details':
        return intl.formatMessage(messages[code], said);
      case 'too_small':
      case 'too_large':
        return bounds
          ? intl.formatMessage(messages[code], { ...said, ...bounds })
          : intl.formatMessage(messages.invalid, said);
      case 'too_short':
      case 'too_long':
        return lengths
          ? intl.formatMessage(messages[code], { ...said, ...lengths })
          : intl.formatMessage(messages.invalid, said);
      case 'invalid':
        return intl.formatMessage(field.kind === 'integer' ? messages.not_whole : messages.invalid, said);
      default:
        return intl.formatMessage(messages.invalid, said);
    }
  };

  const tooFewImages = (asset: PartialAsset) =>
    intl.formatMessage(messages.too_few, { min: format.number(minImages(asset)) });

  return { label, missingLabel, problem, tooFewImages };
};
