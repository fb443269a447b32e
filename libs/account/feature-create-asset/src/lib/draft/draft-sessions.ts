import type { AppStore } from '@yoodee/auth';
import { createDraftSession, type DraftSession } from './draft-session.ts';

interface Sessions {
  byId: Map<number, DraftSession>;
  /** The one draft that has been begun and has no id yet: however often it is asked for, one draft comes of it. */
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

/** The draft's session: the same for form and preview, and for a new draft before and after it has its id. */
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
