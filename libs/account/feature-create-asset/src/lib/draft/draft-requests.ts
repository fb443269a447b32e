import type { CallFailure } from '@yoodee/api-client';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import type { AppStore } from '@yoodee/auth';
import type { Changes } from './draft-state.ts';
import { memberAssetsApi } from './member-assets.api.ts';

export type Answer = { asset: MemberAsset; failure?: never } | { failure: CallFailure; asset?: never };

const { createMemberAsset, getMemberAsset, updateMemberAsset } = memberAssetsApi.endpoints;

const answerOf = ({ data, error }: { data?: MemberAsset; error?: unknown }): Answer =>
  data ? { asset: data } : { failure: error as CallFailure };

export interface DraftRequests {
  /** The cached asset: the last response of the API. */
  known(id: number): MemberAsset | undefined;
  create(idempotencyKey: string): Promise<Answer>;
  /** Fetches the asset again, bypassing the cache. */
  read(id: number): Promise<Answer>;
  /** Saves changes that were made to the version `before`. */
  save(before: MemberAsset, changes: Changes): Promise<Answer>;
}

/** The API calls of a draft. Responses update the cached asset. */
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
