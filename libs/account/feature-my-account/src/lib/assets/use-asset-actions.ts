import type { AssetOutcome, MemberAssetSummary } from '@yoodee/api-contract';
import { useLocale } from '@yoodee/i18n';
import { hrefs, withoutLocale } from '@yoodee/site';
import { useIntl } from 'react-intl';
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
  const { done, failed } = useOutcome();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const to = hrefs(useLocale());
  const { id } = asset;
  const title = useAssetTitle()(asset);

  const act = async (action: PlainMove) => {
    const { error } = await move({ id, action });
    if (error) return failed(error);
    const back = undoes[action];
    done(formatMessage(messages[action], { title }), back && (() => void act(back)));
  };

  return {
    isBusy: isMoving || isRemoving || isCopying,
    act,
    /** Whether it was closed. */
    async close(outcome: AssetOutcome): Promise<boolean> {
      const { error } = await move({ id, action: 'close', outcome });
      if (error) failed(error);
      else done(formatMessage(messages.close, { title }));
      return !error;
    },
    /** Whether it was deleted. */
    async remove(): Promise<boolean> {
      const { error } = await remove(id);
      if (error) failed(error);
      else done(formatMessage(messages.removed, { title }));
      return !error;
    },
    async duplicate() {
      const { data, error } = await duplicate({ id, idempotencyKey: crypto.randomUUID() });
      if (error) failed(error);
      else void navigate(withoutLocale(to.createAssetStep(data.id, 1)));
    },
  };
};
export type AssetActions = ReturnType<typeof useAssetActions>;
