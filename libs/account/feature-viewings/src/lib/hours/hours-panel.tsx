import { Loaded, useAssetTitle, useOutcome } from '@yoodee/account-ui-parts';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import type { MyViewingHours, ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { isAvailable } from '@yoodee/asset-rules';
import { readToken } from '@yoodee/auth';
import { Button, Field, NativeSelect, Text } from '@yoodee/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetAssetsToShowQuery, useGetMyViewingHoursQuery, usePutMyViewingHoursMutation } from '../viewings.api.ts';
import { Blocks } from './blocks.tsx';
import { HoursForm } from './hours-form.tsx';
import { messages } from './hours.messages.ts';
import { suggestedHours } from './range-rules.ts';
import styles from './hours.module.css';

interface ScopeProps {
  /** Null: all listings. */
  assetId: number | null;
  mine: MyViewingHours;
}

/** The hours of all listings or of one: the form, or an explanation if there are none. */
const Scope = ({ assetId, mine }: ScopeProps) => {
  const { formatMessage } = useIntl();
  const { done, failed } = useOutcome();
  const [put, { isLoading }] = usePutMyViewingHoursMutation();
  const hours = assetId === null ? mine.hours : (mine.assets.find(({ asset }) => asset.id === assetId)?.hours ?? null);
  const set = async (changed: ViewingHours | null) => {
    const { error } = await put({ asset_id: assetId, hours: changed });
    if (error) failed(error);
    return !error;
  };
  const remove = async (before: ViewingHours) => {
    if (await set(null)) done(formatMessage(messages.removed), () => void set(before));
  };
  if (!hours)
    return (
      <div className={styles.invitation}>
        <Text>
          <FormattedMessage {...(assetId === null ? messages.none : messages.shared)} />
        </Text>
        <Button
          variant={assetId === null ? 'solid' : 'outline'}
          loading={isLoading}
          onClick={() => void set(mine.hours ?? suggestedHours)}
        >
          <FormattedMessage {...(assetId === null ? messages.start : messages.separate)} />
        </Button>
      </div>
    );
  return (
    <HoursForm assetId={assetId} stored={hours} isRemoving={isLoading} onRemove={(before) => void remove(before)} />
  );
};

interface ScopeChoiceProps extends ScopeProps {
  assets: readonly MemberAssetSummary[];
  onChange(assetId: number | null): void;
}

const ScopeChoice = ({ assetId, mine, assets, onChange }: ScopeChoiceProps) => {
  const { formatMessage } = useIntl();
  const titleOf = useAssetTitle();
  const own = new Set(mine.assets.map(({ asset }) => asset.id));
  return (
    <Field label={<FormattedMessage {...messages.scope} />}>
      <NativeSelect
        value={assetId ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
      >
        <option value="">{formatMessage(messages.all)}</option>
        {assets.map((asset) => (
          <option key={asset.id} value={asset.id}>
            {own.has(asset.id) ? formatMessage(messages.own, { title: titleOf(asset) }) : titleOf(asset)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};

/** The member's viewing hours: of all listings or of one, and days without viewings. */
export const HoursPanel = () => {
  const skip = !readToken();
  const query = useGetMyViewingHoursQuery(undefined, { refetchOnMountOrArgChange: true, skip });
  const { data: list } = useGetAssetsToShowQuery(undefined, { refetchOnMountOrArgChange: true, skip });
  const [assetId, setAssetId] = useState<number | null>(null);
  const assets = list?.items.filter(isAvailable) ?? [];
  return (
    <div className={styles.panel}>
      <Text tone="muted">
        <FormattedMessage {...messages.lead} />
      </Text>
      <Loaded query={query} rows={2} rowHeight="16rem">
        {(mine) => (
          <>
            {assets.length > 0 && <ScopeChoice assetId={assetId} mine={mine} assets={assets} onChange={setAssetId} />}
            <Scope key={assetId} assetId={assetId} mine={mine} />
            <Blocks blocks={mine.blocks} assets={assets} />
          </>
        )}
      </Loaded>
    </div>
  );
};
