import type { CallFailure } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract/images';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { Field, Input, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages as saveMessages } from '../steps/save-status.messages.ts';
import type { CaptionRefusal } from './caption-texts.ts';
import { messages } from './photo-dialog.messages.ts';
import { captionNames, type CaptionName } from './unsaved-captions.ts';
import { useCaptions } from './use-captions.ts';

/** Why a caption cannot be saved. */
const CaptionProblem = ({ problem }: { problem: CaptionRefusal | CallFailure }) =>
  problem === 'contact_details' ? <FormattedMessage {...messages.captionProblem} /> : problem.message;

export interface CaptionFieldProps {
  name: CaptionName;
  value: string;
  problem: CaptionRefusal | undefined;
  onChange: (text: string) => void;
  onBlur?: () => void;
}

export const CaptionField = ({ name, value, problem, onChange, onBlur }: CaptionFieldProps) => (
  <Field
    label={<FormattedMessage {...messages[name === 'caption_th' ? 'captionTh' : 'captionEn']} />}
    error={problem && <CaptionProblem problem={problem} />}
  >
    <Input
      maxLength={imageLimits.maxCaption}
      lang={name === 'caption_en' ? 'en' : 'th'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  </Field>
);

/** The captions of a picture in both languages. They are saved automatically. */
export const CaptionFields = ({ assetId, image }: { assetId: number; image: AssetImage }) => {
  const { captions, state } = useCaptions(assetId, image);
  const { typed, refused, failure } = state;
  return (
    <>
      {captionNames.map((name) => (
        <CaptionField
          key={name}
          name={name}
          value={typed[name] ?? image[name] ?? ''}
          problem={refused[name]}
          onChange={(text) => captions.change(name, text)}
          onBlur={captions.flush}
        />
      ))}
      {failure && (
        <Text size="sm" tone="muted" role="status">
          <FormattedMessage {...saveMessages[failure.status === 0 ? 'offline' : 'failing']} />
        </Text>
      )}
    </>
  );
};
