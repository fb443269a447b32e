import { useSyncExternalStore } from 'react';
import type { ContactTarget } from './contact.view.ts';

const phones = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = ({ kind, id }: ContactTarget) => `${kind}/${id}`;

/** Keeps a phone that was shown, so that no other button of the page asks and counts again. */
export const keepRevealedPhone = (target: ContactTarget, phone: string): void => {
  phones.set(keyOf(target), phone);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The phone that this page has been shown, in E.164; null before. */
export const useRevealedPhone = (target: ContactTarget): string | null =>
  useSyncExternalStore(
    subscribe,
    () => phones.get(keyOf(target)) ?? null,
    () => null,
  );
