import { api as base, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { appealConversationPause } from '@yoodee/api-contract/conversation-pause';
import {
  getConversation,
  getConversations,
  reportConversation,
  updateConversation,
  type Conversation,
} from '@yoodee/api-contract/conversations';
import { getSavedReplies, putSavedReplies, type SavedReplies } from '@yoodee/api-contract/saved-replies';

const api = base.enhanceEndpoints({ addTagTypes: ['Conversations', 'SavedReplies', 'Notifications'] });

export type ConversationQuery = ArgOf<typeof getConversations>['query'];
export type ConversationPage = ResponseOf<typeof getConversations>;
export type ConversationChanges = ArgOf<typeof updateConversation>['body'];
export type ConversationReport = ArgOf<typeof reportConversation>['body'];

const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyConversations: build.query<ConversationPage, ConversationQuery>({
      query: (query) => toRequest(getConversations, { query }),
      providesTags: ['Conversations'],
    }),
    getMyConversation: build.query<Conversation, number>({
      query: (id) => toRequest(getConversation, { params: { id } }),
      providesTags: ['Conversations'],
    }),
    updateMyConversation: build.mutation<Conversation, { id: number; changes: ConversationChanges }>({
      query: ({ id, changes }) => toRequest(updateConversation, { params: { id }, body: changes }),
      // Unread enquiries determine the next action of a listing, and reading a conversation marks its notifications as
      // read.
      invalidatesTags: ['Conversations', 'MemberAssets', 'Notifications'],
    }),
    reportMyConversation: build.mutation<null, { id: number; report: ConversationReport }>({
      query: ({ id, report }) => toRequest(reportConversation, { params: { id }, body: report }),
    }),
    appealMyPause: build.mutation<null, string>({
      query: (text) => toRequest(appealConversationPause, { body: { text } }),
      invalidatesTags: ['Conversations'],
    }),
    getMySavedReplies: build.query<SavedReplies, void>({
      query: () => toRequest(getSavedReplies, {}),
      providesTags: ['SavedReplies'],
    }),
    putMySavedReplies: build.mutation<SavedReplies, SavedReplies>({
      query: (body) => toRequest(putSavedReplies, { body }),
      invalidatesTags: ['SavedReplies'],
    }),
  }),
});

/** An action that invalidates the cache. Dispatch it when a conversation has changed at the API. */
export const conversationsChanged = () => conversationsApi.util.invalidateTags(['Conversations', 'MemberAssets']);

export const {
  useAppealMyPauseMutation,
  useGetMyConversationQuery,
  useGetMyConversationsQuery,
  useGetMySavedRepliesQuery,
  usePutMySavedRepliesMutation,
  useReportMyConversationMutation,
  useUpdateMyConversationMutation,
} = conversationsApi;
