import { api as base, toRequest } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { getMemberAssets } from '@yoodee/api-contract/member-assets';
import {
  addGuestViewing,
  noteGuestViewing,
  openGuestViewings,
  stepGuestViewing,
} from '@yoodee/api-contract/guest-viewings';
import {
  addViewingBlock,
  getViewingHours,
  getViewingTimes,
  putViewingHours,
  removeViewingBlock,
  viewingLimits,
  type MyViewingHours,
  type ViewingTimes,
} from '@yoodee/api-contract/viewing-hours';
import {
  addViewing,
  getViewing,
  getViewings,
  noteViewing,
  stepViewing,
  type Viewing,
  type ViewingStepInput,
} from '@yoodee/api-contract/viewings';

const api = base.enhanceEndpoints({ addTagTypes: ['Viewings', 'ViewingHours', 'Conversations', 'Notifications'] });

export type ViewingQuery = ArgOf<typeof getViewings>['query'];
export type ViewingPage = ResponseOf<typeof getViewings>;
export type NewBlock = ArgOf<typeof addViewingBlock>['body'];
export type NewViewing = ArgOf<typeof addViewing>['body'];

/** Invalidated after success and after failure, because a failed step may mean that the viewing has changed. */
const changed = ['Viewings', 'Notifications'] as const;

const viewingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyViewings: build.query<ViewingPage, ViewingQuery>({
      query: (query) => toRequest(getViewings, { query }),
      // A step of the other side arrives as an event of the conversation.
      providesTags: ['Viewings', 'Conversations'],
    }),
    getMyViewing: build.query<Viewing, number>({
      query: (id) => toRequest(getViewing, { params: { id } }),
      providesTags: ['Viewings', 'Conversations'],
    }),
    stepMyViewing: build.mutation<Viewing, { id: number; action: ViewingStepInput }>({
      query: ({ id, action }) => toRequest(stepViewing, { params: { id }, body: action }),
      invalidatesTags: [...changed],
    }),
    noteMyViewing: build.mutation<Viewing, { id: number; note: string | null }>({
      query: ({ id, note }) => toRequest(noteViewing, { params: { id }, body: { note } }),
      invalidatesTags: ['Viewings'],
    }),
    addMyViewing: build.mutation<Viewing, { conversation: number; input: NewViewing; key: string }>({
      query: ({ conversation, input, key }) => ({
        ...toRequest(addViewing, { params: { id: conversation }, body: input }),
        idempotencyKey: key,
      }),
      invalidatesTags: [...changed],
    }),
    getViewingsOfLink: build.query<ResponseOf<typeof openGuestViewings>, string>({
      query: (token) => toRequest(openGuestViewings, { body: { token } }),
      providesTags: ['Viewings'],
    }),
    stepViewingOfLink: build.mutation<Viewing, { token: string; id: number; action: ViewingStepInput }>({
      query: (body) => toRequest(stepGuestViewing, { body }),
      invalidatesTags: ['Viewings'],
    }),
    noteViewingOfLink: build.mutation<Viewing, { token: string; id: number; note: string | null }>({
      query: (body) => toRequest(noteGuestViewing, { body }),
      invalidatesTags: ['Viewings'],
    }),
    addViewingOfLink: build.mutation<Viewing, { token: string; input: NewViewing; key: string }>({
      query: ({ token, input, key }) => ({
        ...toRequest(addGuestViewing, { body: { token, ...input } }),
        idempotencyKey: key,
      }),
      invalidatesTags: ['Viewings'],
    }),
    /** Free times of all days that can be booked. */
    getFreeTimes: build.query<ViewingTimes, number>({
      query: (id) => toRequest(getViewingTimes, { params: { id }, query: { days: viewingLimits.days } }),
      providesTags: ['Viewings', 'ViewingHours'],
    }),
    getMyViewingHours: build.query<MyViewingHours, void>({
      query: () => toRequest(getViewingHours, {}),
      providesTags: ['ViewingHours'],
    }),
    putMyViewingHours: build.mutation<MyViewingHours, ArgOf<typeof putViewingHours>['body']>({
      query: (body) => toRequest(putViewingHours, { body }),
      invalidatesTags: ['ViewingHours'],
    }),
    addMyViewingBlock: build.mutation<ResponseOf<typeof addViewingBlock>, NewBlock>({
      query: (body) => toRequest(addViewingBlock, { body }),
      invalidatesTags: ['ViewingHours', 'Viewings'],
    }),
    removeMyViewingBlock: build.mutation<null, number>({
      query: (id) => toRequest(removeViewingBlock, { params: { id } }),
      invalidatesTags: ['ViewingHours', 'Viewings'],
    }),
    getAssetsToShow: build.query<ResponseOf<typeof getMemberAssets>, void>({
      query: () => toRequest(getMemberAssets, { query: {} }),
      providesTags: ['MemberAssets'],
    }),
  }),
});

export const {
  useAddMyViewingBlockMutation,
  useAddMyViewingMutation,
  useAddViewingOfLinkMutation,
  useGetAssetsToShowQuery,
  useGetFreeTimesQuery,
  useGetMyViewingHoursQuery,
  useGetMyViewingQuery,
  useGetMyViewingsQuery,
  useGetViewingsOfLinkQuery,
  useNoteMyViewingMutation,
  useNoteViewingOfLinkMutation,
  usePutMyViewingHoursMutation,
  useRemoveMyViewingBlockMutation,
  useStepMyViewingMutation,
  useStepViewingOfLinkMutation,
} = viewingsApi;
