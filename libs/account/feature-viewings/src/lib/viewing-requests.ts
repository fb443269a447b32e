import type { CallFailure } from '@yoodee/api-client';
import type { Viewing, ViewingStepInput } from '@yoodee/api-contract/viewings';
import {
  useAddMyViewingMutation,
  useAddViewingOfLinkMutation,
  useNoteMyViewingMutation,
  useNoteViewingOfLinkMutation,
  useStepMyViewingMutation,
  useStepViewingOfLinkMutation,
  type NewViewing,
} from './viewings.api.ts';

/** What a request resolves with. */
export interface Outcome {
  data?: Viewing;
  error?: CallFailure;
}

/** The requests for viewings, of a member or of a guest link. */
export interface ViewingRequests {
  step(id: number, action: ViewingStepInput): Promise<Outcome>;
  note(id: number, note: string | null): Promise<Outcome>;
  isBusy: boolean;
}

/** Adds a viewing to a conversation. A retry with the same key adds it once. */
export type AddViewing = (input: NewViewing, key: string) => Promise<Outcome>;

const outcomeOf = ({ data, error }: { data?: Viewing; error?: unknown }): Outcome => ({
  ...(data && { data }),
  ...(error !== undefined && { error: error as CallFailure }),
});

export const useMemberRequests = (): ViewingRequests => {
  const [step, { isLoading }] = useStepMyViewingMutation();
  const [note] = useNoteMyViewingMutation();
  return {
    step: async (id, action) => outcomeOf(await step({ id, action })),
    note: async (id, text) => outcomeOf(await note({ id, note: text })),
    isBusy: isLoading,
  };
};

export const useLinkRequests = (token: string): ViewingRequests => {
  const [step, { isLoading }] = useStepViewingOfLinkMutation();
  const [note] = useNoteViewingOfLinkMutation();
  return {
    step: async (id, action) => outcomeOf(await step({ token, id, action })),
    note: async (id, text) => outcomeOf(await note({ token, id, note: text })),
    isBusy: isLoading,
  };
};

export const useMemberAdd = (conversation: number): AddViewing => {
  const [add] = useAddMyViewingMutation();
  return async (input, key) => outcomeOf(await add({ conversation, input, key }));
};

export const useLinkAdd = (token: string): AddViewing => {
  const [add] = useAddViewingOfLinkMutation();
  return async (input, key) => outcomeOf(await add({ token, input, key }));
};
