import { useSyncExternalStore } from 'react';
import type { ContactTarget } from './contact.view.ts';

const phones = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = ({ kind, id }: ContactTarget) => `${kind}/${id}`;

/** Stores a revealed phone number, so that other buttons of the page neither request nor count it again. */
export const storeRevealedPhone = (target: ContactTarget, phone: string): void => {
  phones.set(keyOf(target), phone);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The phone number that this page has revealed, in E.164; null before. */
export const useRevealedPhone = (target: ContactTarget): string | null =>
  useSyncExternalStore(
    subscribe,
    () => phones.get(keyOf(target)) ?? null,
    () => null,
  );
