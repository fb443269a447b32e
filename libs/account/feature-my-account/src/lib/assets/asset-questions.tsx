import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { outcomesOf, type AssetOutcome } from '@yoodee/asset-rules';
import { isUnread } from '@yoodee/account-ui-number-input';
import { Button, RadioCardGroup, Stack, Text } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AssetQuestion } from './asset-menu.tsx';
import { messages } from './asset-questions.messages.ts';
import { nothingTyped, SoldForFields, soldForOf, type TypedSoldFor } from './sold-for-fields.tsx';
import type { AssetActions } from './use-asset-actions.ts';

interface QuestionProps {
  asset: MemberAssetSummary;
  title: string;
  actions: AssetActions;
  isOpen: boolean;
  onEnd(): void;
}

const Question = ({
  name,
  isOpen,
  isBusy,
  onEnd,
  onConfirm,
  children,
}: {
  name: AssetQuestion;
  isOpen: boolean;
  isBusy: boolean;
  onEnd(): void;
  onConfirm(): void;
  children: ReactNode;
}) => (
  <Dialog
    role="alertdialog"
    size="sm"
    open={isOpen}
    onClose={onEnd}
    title={<FormattedMessage {...messages[`${name}Title`]} />}
    closeLabel={useIntl().formatMessage(messages.keep)}
    footer={
      <>
        <Button variant="outline" onClick={onEnd}>
          <FormattedMessage {...messages.keep} />
        </Button>
        <Button variant={name === 'remove' ? 'danger' : 'solid'} loading={isBusy} onClick={onConfirm}>
          <FormattedMessage {...messages[`${name}Confirm`]} />
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);

/** Asks for confirmation before a listing is closed, which cannot be undone. */
export const CloseQuestion = ({ asset, title, actions, isOpen, onEnd }: QuestionProps) => {
  const { formatMessage } = useIntl();
  const outcomes = outcomesOf(asset);
  const deal = asset.listing_type ?? '';
  const [outcome, setOutcome] = useState<AssetOutcome>(outcomes[0] ?? 'sold');
  const [sold, setSold] = useState<TypedSoldFor>(nothingTyped);
  const close = async () => {
    if (isUnread(sold.price)) return;
    if (await actions.close(outcome, soldForOf(sold))) onEnd();
  };
  return (
    <Question name="close" {...{ isOpen, onEnd }} isBusy={actions.isBusy} onConfirm={() => void close()}>
      <Stack gap={4}>
        <Text>
          <FormattedMessage {...messages.closeText} values={{ title }} />
        </Text>
        <RadioCardGroup
          name="outcome"
          label={formatMessage(messages.outcome)}
          options={outcomes.map((value) => ({ value, label: formatMessage(messages[value], { deal }) }))}
          value={outcome}
          onValueChange={setOutcome}
        />
        <SoldForFields assetId={asset.id} outcome={outcome} deal={deal} value={sold} onChange={setSold} />
      </Stack>
    </Question>
  );
};

/** Asks for confirmation before a listing is deleted. */
export const RemoveQuestion = ({ title, actions, isOpen, onEnd }: QuestionProps) => (
  <Question
    name="remove"
    {...{ isOpen, onEnd }}
    isBusy={actions.isBusy}
    onConfirm={() => void actions.remove().then((isRemoved) => isRemoved && onEnd())}
  >
    <Text>
      <FormattedMessage {...messages.removeText} values={{ title }} />
    </Text>
  </Question>
);
