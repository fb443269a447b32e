import { Typed, useAssetTitle, useOutcome } from '@yoodee/account-ui-parts';
import type { CallFailure } from '@yoodee/api-client';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { viewingLimits, type ViewingBlock } from '@yoodee/api-contract/viewing-hours';
import { Button, Field, Heading, Icon, IconButton, Input, NativeSelect, Text } from '@yoodee/ui-kit';
import { trash2Icon } from '@yoodee/ui-kit/icons';
import { today, useWhen } from '@yoodee/ui-viewings';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { useAddMyViewingBlockMutation, useRemoveMyViewingBlockMutation, type NewBlock } from '../viewings.api.ts';
import { messages } from './blocks.messages.ts';
import { messages as hoursMessages } from './hours.messages.ts';
import styles from './hours.module.css';

type BlockErrors = Partial<Record<'from' | 'to', TypedMessageDescriptor>>;

/** Validation errors. The API validates too. */
const findErrors = ({ from, to }: Pick<NewBlock, 'from' | 'to'>): BlockErrors => ({
  ...(!from && { from: messages.required }),
  ...(!to ? { to: messages.required } : (to < from || to < today()) && { to: messages.order }),
});

const errorsOf = ({ errors }: CallFailure): BlockErrors => ({
  ...(errors.from && { from: errors.from === 'too_many' ? messages.tooMany : messages.required }),
  ...(errors.to && { to: errors.to === 'too_small' ? messages.order : messages.tooLong }),
});

const useDaysName = () => {
  const when = useWhen();
  const { formatMessage } = useIntl();
  return ({ from, to }: Pick<ViewingBlock, 'from' | 'to'>) =>
    from === to ? when.day(from) : formatMessage(messages.days, { from: when.day(from), to: when.day(to) });
};

const AddBlock = ({ assets }: { assets: readonly MemberAssetSummary[] }) => {
  const { formatMessage } = useIntl();
  const titleOf = useAssetTitle();
  const { done, failed } = useOutcome();
  const [add, { isLoading }] = useAddMyViewingBlockMutation();
  const [remove] = useRemoveMyViewingBlockMutation();
  const empty = { from: '', to: '', asset_id: null, note: '' };
  const [block, setBlock] = useState<NewBlock>(empty);
  const [errors, setErrors] = useState<BlockErrors>({});
  const change = (changes: Partial<NewBlock>) => setBlock({ ...block, ...changes });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = findErrors(block);
    setErrors(found);
    if (Object.keys(found).length > 0 || isLoading) return;
    const { data, error } = await add({ ...block, note: block.note?.trim() || null });
    if (!data) {
      const refused = errorsOf(error as CallFailure);
      setErrors(refused);
      if (Object.keys(refused).length === 0) failed(error);
      return;
    }
    setBlock(empty);
    done(formatMessage(messages.added, { count: data.open_viewings }), () => void remove(data.block.id));
  };
  return (
    <form className={styles.blockForm} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={<FormattedMessage {...messages.from} />}
        error={errors.from && <FormattedMessage {...errors.from} />}
      >
        <Input
          type="date"
          name="from"
          min={today()}
          value={block.from}
          onChange={({ target }) =>
            // A single day by default, until another last day is chosen.
            change({ from: target.value, ...((!block.to || block.to < target.value) && { to: target.value }) })
          }
        />
      </Field>
      <Field label={<FormattedMessage {...messages.to} />} error={errors.to && <FormattedMessage {...errors.to} />}>
        <Input
          type="date"
          name="to"
          min={block.from || today()}
          value={block.to}
          onChange={({ target }) => change({ to: target.value })}
        />
      </Field>
      {assets.length > 0 && (
        <Field label={<FormattedMessage {...messages.asset} />}>
          <NativeSelect
            value={block.asset_id ?? ''}
            onChange={({ target }) => change({ asset_id: target.value ? Number(target.value) : null })}
          >
            <option value="">{formatMessage(hoursMessages.all)}</option>
            {assets.map((asset) => (
              <option key={asset.id} value={asset.id}>
                {titleOf(asset)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field label={<FormattedMessage {...messages.note} />}>
        <Input
          maxLength={viewingLimits.blockNote}
          value={block.note ?? ''}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      <Button type="submit" variant="outline" loading={isLoading}>
        <FormattedMessage {...messages.add} />
      </Button>
    </form>
  );
};

const separator = ' · ';

export interface BlocksProps {
  blocks: readonly ViewingBlock[];
  assets: readonly MemberAssetSummary[];
}

/** Days without viewings, of all listings or of one. */
export const Blocks = ({ blocks, assets }: BlocksProps) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const titleOf = useAssetTitle();
  const daysName = useDaysName();
  const { done, failed } = useOutcome();
  const [remove] = useRemoveMyViewingBlockMutation();
  const [add] = useAddMyViewingBlockMutation();
  const drop = async ({ id: blockId, ...block }: ViewingBlock) => {
    const { error } = await remove(blockId);
    if (error) failed(error);
    else done(formatMessage(messages.removed), () => void add(block));
  };
  return (
    <section className={styles.blocks} aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        <FormattedMessage {...messages.title} />
      </Heading>
      {blocks.length > 0 && (
        <ul>
          {blocks.map((block) => {
            const asset = assets.find(({ id: assetId }) => assetId === block.asset_id);
            const days = daysName(block);
            return (
              <li key={block.id} className={styles.block}>
                <div>
                  <Text weight="medium">{days}</Text>
                  <Text size="sm" tone="muted">
                    {asset ? titleOf(asset) : formatMessage(hoursMessages.all)}
                    {block.note && (
                      <>
                        {separator}
                        <Typed>{block.note}</Typed>
                      </>
                    )}
                  </Text>
                </div>
                <IconButton
                  label={formatMessage(messages.remove, { days })}
                  icon={<Icon icon={trash2Icon} size={16} />}
                  onClick={() => void drop(block)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <AddBlock assets={assets} />
    </section>
  );
};
