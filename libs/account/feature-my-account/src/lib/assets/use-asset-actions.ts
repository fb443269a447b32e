import { useAssetTitle, useOutcome } from '@yoodee/account-ui-parts';
import { newKey } from '@yoodee/api-client';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import type { SoldFor } from '@yoodee/api-contract/sold-prices';
import { listedForDays, type AssetOutcome } from '@yoodee/asset-rules';
import { useLocale } from '@yoodee/i18n';
import { hrefs, withoutLocale } from '@yoodee/site';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  useDuplicateMyAssetMutation,
  useMoveMyAssetMutation,
  useRemoveMyAssetMutation,
  type AssetMove,
} from '../my-account.api.ts';
import { messages } from './use-asset-actions.messages.ts';

/** An action without further input. */
export type PlainMove = Exclude<AssetMove['action'], 'close'>;

/** The action that undoes another one; confirm and renew cannot be undone. */
const undoes: Partial<Record<PlainMove, PlainMove>> = { pause: 'resume', reserve: 'resume' };

/** The actions of an owner on one listing. Each shows its result in a toast, with an undo button where possible. */
export const useAssetActions = (asset: MemberAssetSummary) => {
  const [move, { isLoading: isMoving }] = useMoveMyAssetMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveMyAssetMutation();
  const [duplicate, { isLoading: isCopying }] = useDuplicateMyAssetMutation();
  // One key for all clicks: a repeated click, or a retry after a lost response, creates only one draft.
  const [copyKey] = useState(newKey);
  const { done: say, failed } = useOutcome();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const to = hrefs(useLocale());
  const { id } = asset;
  const title = useAssetTitle()(asset);
  const done = (message: MessageDescriptor, undo?: () => void) =>
    say(formatMessage(message, { title, days: listedForDays }), undo, `asset ${id}`);

  const act = async (action: PlainMove) => {
    const { error } = await move({ id, action });
    if (error) return failed(error);
    const back = undoes[action];
    done(messages[action], back && (() => void act(back)));
  };

  return {
    isBusy: isMoving || isRemoving || isCopying,
    act,
    /** Resolves to whether the listing was closed. */
    async close(outcome: AssetOutcome, soldFor?: SoldFor): Promise<boolean> {
      const { error } = await move({ id, action: 'close', outcome, soldFor });
      if (error) failed(error);
      else done(messages.close);
      return !error;
    },
    /** Resolves to whether the listing was deleted. */
    async remove(): Promise<boolean> {
      const { error } = await remove(id);
      if (error) failed(error);
      else done(messages.removed);
      return !error;
    },
    async duplicate() {
      const { data, error } = await duplicate({ id, idempotencyKey: copyKey });
      if (error) failed(error);
      else void navigate(withoutLocale(to.createAssetStep(data.id, 1)));
    },
  };
};
export type AssetActions = ReturnType<typeof useAssetActions>;
