import type { AppStore } from '@yoodee/auth';
import { createDraftSession, type DraftSession } from './draft-session.ts';

interface Sessions {
  byId: Map<number, DraftSession>;
  /** The session of the draft that has no id yet. There is at most one, so only one draft is created. */
  begun: DraftSession | null;
}

const sessionsOf = new WeakMap<AppStore, Sessions>();

const openSessions = (store: AppStore): Sessions => {
  const known = sessionsOf.get(store);
  if (known) return known;
  const fresh: Sessions = { byId: new Map(), begun: null };
  sessionsOf.set(store, fresh);
  return fresh;
};

/** The session of a draft. Form and preview share it, and a new draft keeps its session when it gets an id. */
export const draftSessionOf = (store: AppStore, id: number | null): DraftSession => {
  const sessions = openSessions(store);
  const known = id === null ? sessions.begun : sessions.byId.get(id);
  if (known) return known;
  const session = createDraftSession(store, id, (createdId) => {
    sessions.byId.set(createdId, session);
    sessions.begun = null;
  });
  if (id === null) sessions.begun = session;
  else sessions.byId.set(id, session);
  return session;
};
