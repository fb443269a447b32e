import { bahtWriting, isUnread, NumberInput, type Unread } from '@yoodee/account-ui-number-input';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { priceToConfirm, type AssetFields } from '@yoodee/asset-rules/fields';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Field, Heading, Icon, Image, Link, Notice, Stack, Text, VisuallyHidden } from '@yoodee/ui-kit';
import { sendIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/use-draft.ts';
import { FieldValues, useGroupLabel } from '../fields/field-values.tsx';
import { DockedActions } from '../preview/docked-actions.tsx';
import { Problems, PublishGaps } from '../steps/missing.tsx';
import { messages } from './changes-panel.messages.ts';
import { arePicturesChanged, changedGroups, type Published } from './listing-changes.ts';
import { useChanges, type ChangesState } from './use-changes.ts';
import styles from './changes-panel.module.css';

const Pictures = ({ asset }: { asset: Pick<MemberAsset, 'images' | 'floor_plans'> }) => (
  <ul className={styles.pictures}>
    {[...asset.images, ...asset.floor_plans].map(({ id, key, width, height, thumbhash }) => (
      <li key={id}>
        <Image imageKey={key} sizes="4rem" alt="" width={width} height={height} thumbhash={thumbhash} ratio="1/1" />
      </li>
    ))}
  </ul>
);

const PictureCount = ({ asset }: { asset: Pick<MemberAsset, 'images' | 'floor_plans'> }) => (
  <>
    <FormattedMessage {...messages.pictureCount} values={{ count: asset.images.length + asset.floor_plans.length }} />
    <Pictures asset={asset} />
  </>
);

interface ComparisonProps {
  published: Published;
  fields: AssetFields;
  asset: MemberAsset;
}

/** Each change with the value that visitors see now and the value after publishing, side by side. */
const Comparison = ({ published, fields, asset }: ComparisonProps) => {
  const labelOf = useGroupLabel();
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage {...messages.field} />
            </VisuallyHidden>
          </th>
          <th scope="col">
            <FormattedMessage {...messages.now} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.after} />
          </th>
        </tr>
      </thead>
      <tbody>
        {changedGroups(published, fields).map((names) => (
          <tr key={names[0]}>
            <th scope="row">{labelOf(names)}</th>
            <td>
              <FieldValues names={names} fields={published} />
            </td>
            <td className={styles.after}>
              <FieldValues names={names} fields={fields} />
            </td>
          </tr>
        ))}
        {arePicturesChanged(published, asset) && (
          <tr>
            <th scope="row">
              <FormattedMessage {...messages.pictures} />
            </th>
            <td>
              <PictureCount asset={published} />
            </td>
            <td className={styles.after}>
              <PictureCount asset={asset} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
};

const Failure = ({ draft, state }: { draft: Draft; state: ChangesState }) => {
  if (state.status === 'unsaved')
    return (
      <Notice tone="danger" role="alert" title={<FormattedMessage {...messages.unsaved} />}>
        <Problems draft={draft} />
      </Notice>
    );
  if (state.status !== 'failed') return null;
  const { status, code, message } = state.failure;
  return (
    <Notice tone="danger" role="alert">
      {status === 0 && <FormattedMessage {...messages.offline} />}
      {code === 'stale_version' && <FormattedMessage {...messages.changedElsewhere} />}
      {status !== 0 && code !== 'stale_version' && (
        <FormattedMessage {...messages.failed} values={{ reason: message }} />
      )}
    </Notice>
  );
};

const NothingOpen = ({ draft, state, onRestore }: { draft: Draft; state: ChangesState; onRestore: () => void }) => {
  const { asset } = hrefs(useLocale());
  const done = state.status === 'done' ? state.action : null;
  return (
    <Notice tone={done === 'publish' ? 'success' : 'info'} role="status">
      <FormattedMessage
        {...(done === 'publish' ? messages.published : done === 'discard' ? messages.discarded : messages.nothing)}
      />{' '}
      {done === 'discard' ? (
        <Button variant="ghost" size="sm" onClick={onRestore}>
          <FormattedMessage {...messages.restore} />
        </Button>
      ) : (
        <Link href={asset(draft.asset!.id)}>
          <FormattedMessage {...messages.openPublic} />
        </Link>
      )}
    </Notice>
  );
};

export interface ChangesPanelProps {
  draft: Draft;
  asset: MemberAsset;
  published: Published;
}

/** What publishing will change in a listing, with the buttons to publish and to discard the changes. */
export const ChangesPanel = ({ draft, asset, published }: ChangesPanelProps) => {
  const intl = useIntl();
  const format = useFormat();
  const { state, run } = useChanges(draft.session);
  const [typed, setTyped] = useState<number | Unread | null>(null);
  const [isReminded, setIsReminded] = useState(false);
  const { fields, gaps } = draft;
  const working = state.status === 'working' ? state.action : null;
  const isOpen = changedGroups(published, fields).length > 0 || arePicturesChanged(published, asset);
  if (!isOpen && working === null)
    return (
      <>
        <NothingOpen draft={draft} state={state} onRestore={() => void run('restore')} />
        <Failure draft={draft} state={state} />
      </>
    );
  const expected = priceToConfirm(published, fields);
  const isConfirmed = expected === null || (!isUnread(typed) && typed === expected);
  const publish = () => {
    setIsReminded(!isConfirmed);
    if (isConfirmed) void run('publish', expected);
  };
  return (
    <section className={styles.panel} aria-labelledby="listing-changes">
      <Stack gap={4}>
        <Heading level={2} size="md" id="listing-changes">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Comparison published={published} fields={fields} asset={asset} />
        {gaps.length > 0 && <PublishGaps draft={draft} />}
        {expected !== null && (
          <Field
            label={intl.formatMessage(messages.typePrice, { price: format.number(expected) })}
            hint={intl.formatMessage(messages.whyType)}
            error={isReminded && !isConfirmed && intl.formatMessage(messages.notTheSame)}
          >
            <NumberInput value={typed} onValueChange={setTyped} writing={bahtWriting} start="฿" />
          </Field>
        )}
        <Failure draft={draft} state={state} />
      </Stack>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.until} />
      </Text>
      <DockedActions>
        <Button variant="outline" loading={working === 'discard'} onClick={() => void run('discard')}>
          <FormattedMessage {...messages.discard} />
        </Button>
        <Button disabled={gaps.length > 0} loading={working === 'publish'} onClick={publish}>
          <Icon icon={sendIcon} />
          <FormattedMessage {...messages.publish} />
        </Button>
      </DockedActions>
    </section>
  );
};
