import { hasContactDetails } from '@yoodee/asset-rules/texts';
import { Button, Text } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CaptionField } from './caption-fields.tsx';
import { messages } from './photo-dialog.messages.ts';
import { captionNames, type Captions } from './unsaved-captions.ts';

export interface DescribeDialogProps {
  count: number;
  onClose: () => void;
  onSave: (captions: Captions) => void;
}

/** One caption for all chosen pictures. A language that stays empty keeps the captions that the pictures have. */
export const DescribeDialog = ({ count, onClose, onSave }: DescribeDialogProps) => {
  const { formatMessage } = useIntl();
  const [texts, setTexts] = useState<Captions>({});
  const given = Object.fromEntries(
    captionNames.flatMap((name) => (texts[name]?.trim() ? [[name, texts[name].trim()]] : [])),
  );
  const isWrong = Object.values(given).some(hasContactDetails);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage {...messages.describeMany} values={{ count }} />}
      closeLabel={formatMessage(messages.cancel)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button disabled={isWrong || Object.keys(given).length === 0} onClick={() => onSave(given)}>
            <FormattedMessage {...messages.save} />
          </Button>
        </>
      }
    >
      <Text tone="muted">
        <FormattedMessage {...messages.describeManyHint} />
      </Text>
      {captionNames.map((name) => (
        <CaptionField
          key={name}
          name={name}
          value={texts[name] ?? ''}
          problem={hasContactDetails(texts[name] ?? '') ? 'contact_details' : undefined}
          onChange={(text) => setTexts({ ...texts, [name]: text })}
        />
      ))}
    </Dialog>
  );
};
