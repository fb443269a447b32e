import type { CallFailure } from '@yoodee/api-client';
import type { MemberAsset } from '@yoodee/api-contract';
import type { AppStore } from '@yoodee/auth';
import type { Changes } from './draft-state.ts';
import { memberAssetsApi } from './member-assets.api.ts';

export type Answer = { asset: MemberAsset; failure?: never } | { failure: CallFailure; asset?: never };

const { createMemberAsset, getMemberAsset, updateMemberAsset } = memberAssetsApi.endpoints;

const answerOf = ({ data, error }: { data?: MemberAsset; error?: unknown }): Answer =>
  data ? { asset: data } : { failure: error as CallFailure };

export interface DraftRequests {
  /** The asset as the API last answered it. */
  known(id: number): MemberAsset | undefined;
  create(idempotencyKey: string): Promise<Answer>;
  /** Asks the API again. */
  read(id: number): Promise<Answer>;
  /** Stores changes that were made to `before`. */
  save(before: MemberAsset, changes: Changes): Promise<Answer>;
}

/** A draft's calls; what they answer becomes what is known. */
export const createDraftRequests = (store: AppStore): DraftRequests => ({
  known: (id) => getMemberAsset.select(id)(store.getState()).data,

  async create(idempotencyKey) {
    const answer = answerOf(await store.dispatch(createMemberAsset.initiate({ idempotencyKey }, { track: false })));
    if (answer.asset)
      await store.dispatch(memberAssetsApi.util.upsertQueryData('getMemberAsset', answer.asset.id, answer.asset));
    return answer;
  },

  async read(id) {
    return answerOf(await store.dispatch(getMemberAsset.initiate(id, { forceRefetch: true, subscribe: false })));
  },

  async save({ id, version }, changes) {
    const body = { version, ...changes };
    return answerOf(await store.dispatch(updateMemberAsset.initiate({ id, body }, { track: false })));
  },
});
