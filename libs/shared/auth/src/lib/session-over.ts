/** History state of the sign-in page, when a member is redirected there because their session has expired. */
export const sessionOver = { isSessionOver: true } as const;

/** Whether `state`, of any history entry, says that the session has expired. */
export const isSessionOver = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSessionOver' in state && state.isSessionOver === true;
