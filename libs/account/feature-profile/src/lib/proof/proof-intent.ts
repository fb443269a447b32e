import type { ArgOf } from '@yoodee/api-contract';
import type { updatePhone } from '@yoodee/api-contract/member';
import { takeIntent } from '@yoodee/auth/line-proof';
import { useEffect, useEffectEvent } from 'react';
import type { SettingSectionName } from '../setting-sections.ts';

/**
 * The action that a proof is requested for. It is stored, so that the action can be resumed after a proof that leaves
 * the page.
 */
export type ProofIntent =
  | { action: 'change-phone' | 'unlink-line' | 'add-passkey' | 'end-sessions' | 'not-me' | 'export' | 'delete' }
  | { action: 'save-phone'; body: ArgOf<typeof updatePhone>['body'] }
  | { action: 'remove-passkey'; id: number }
  | { action: 'end-session'; id: string }
  /** Linking leaves the page for LINE, which is not a way to prove identity until linked. */
  | { action: 'link-line' };

type Action = ProofIntent['action'];
type IntentOf<Name extends Action> = Extract<ProofIntent, { action: Name }>;

/** The section of the settings that the member returns to. */
export const sectionOf: Record<Action, SettingSectionName> = {
  'change-phone': 'sign-in',
  'save-phone': 'sign-in',
  'link-line': 'sign-in',
  'unlink-line': 'sign-in',
  'add-passkey': 'passkeys',
  'remove-passkey': 'passkeys',
  'end-session': 'sessions',
  'end-sessions': 'sessions',
  'not-me': 'activity',
  export: 'privacy',
  delete: 'privacy',
};

const hasAction = (intent: unknown, action: Action) => (intent as { action?: unknown } | null)?.action === action;

/** Resumes an action whose proof left the page. `isMine` distinguishes the rows of a list. */
export const useResumed = <Name extends Action>(
  action: Name,
  goOn: (intent: IntentOf<Name>) => unknown,
  isMine: (intent: IntentOf<Name>) => boolean = () => true,
) => {
  const resume = useEffectEvent(() => {
    const intent = takeIntent((one): one is IntentOf<Name> => hasAction(one, action) && isMine(one as IntentOf<Name>));
    if (intent) void goOn(intent);
  });
  useEffect(() => resume(), []);
};
