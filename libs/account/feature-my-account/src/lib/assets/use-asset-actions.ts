import { newKey } from '@yoodee/api-client';
import type { AssetOutcome, MemberAssetSummary } from '@yoodee/api-contract';
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
import { useAssetTitle } from '../parts/asset-title.ts';
import { useOutcome } from '../parts/outcome.ts';
import { messages } from './use-asset-actions.messages.ts';

/** A move that needs no more than a press. */
export type PlainMove = Exclude<AssetMove['action'], 'close'>;

/** What takes a move back; confirming and renewing have nothing to take back. */
const undoes: Partial<Record<PlainMove, PlainMove>> = { pause: 'resume', reserve: 'resume' };

/** What an owner can do with one listing; each says what became of it, and offers to take it back where that can be. */
export const useAssetActions = (asset: MemberAssetSummary) => {
  const [move, { isLoading: isMoving }] = useMoveMyAssetMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveMyAssetMutation();
  const [duplicate, { isLoading: isCopying }] = useDuplicateMyAssetMutation();
  // One press after the other, also after a lost answer, makes one draft.
  const [copyKey] = useState(newKey);
  const { done: say, failed } = useOutcome();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const to = hrefs(useLocale());
  const { id } = asset;
  const title = useAssetTitle()(asset);
  const done = (message: MessageDescriptor, undo?: () => void) =>
    say(formatMessage(message, { title }), undo, `asset ${id}`);

  const act = async (action: PlainMove) => {
    const { error } = await move({ id, action });
    if (error) return failed(error);
    const back = undoes[action];
    done(messages[action], back && (() => void act(back)));
  };

  return {
    isBusy: isMoving || isRemoving || isCopying,
    act,
    /** Whether it was closed. */
    async close(outcome: AssetOutcome): Promise<boolean> {
      const { error } = await move({ id, action: 'close', outcome });
      if (error) failed(error);
      else done(messages.close);
      return !error;
    },
    /** Whether it was deleted. */
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
