import { send, toRequest, type ApiRequest, type CallResult } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import {
  answerProjectQuestion,
  askAboutProject,
  getMyProjectPosts,
  removeProjectPost,
  reportProjectPost,
} from '@yoodee/api-contract/project-questions';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';

const call = <Data>(request: ApiRequest): Promise<CallResult<Data>> =>
  send<Data>(request, { locale: localeOfPath(location.pathname), token: readToken() });

export const sendQuestion = (id: number, text: string) =>
  call<ResponseOf<typeof askAboutProject>>(toRequest(askAboutProject, { params: { id }, body: { text } }));

export const sendAnswer = (id: number, text: string) =>
  call<ResponseOf<typeof answerProjectQuestion>>(toRequest(answerProjectQuestion, { params: { id }, body: { text } }));

export const sendPostReport = (id: number, body: ArgOf<typeof reportProjectPost>['body']) =>
  call<null>(toRequest(reportProjectPost, { params: { id }, body }));

export const sendRemoval = (id: number) => call<null>(toRequest(removeProjectPost, { params: { id } }));

/** Ids of the member's own posts about a project; none for a visitor, and if the request fails. */
export const readMyPosts = async (id: number): Promise<readonly number[]> => {
  if (!readToken()) return [];
  const { data } = await call<ResponseOf<typeof getMyProjectPosts>>(toRequest(getMyProjectPosts, { params: { id } }));
  return data?.ids ?? [];
};
