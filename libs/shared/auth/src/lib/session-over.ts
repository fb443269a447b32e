/** State of the history entry that a member is led to when their session ends under a member's page. */
export const sessionOver = { isSessionOver: true } as const;

/** Whether that is how somebody came here, from the state of any entry. */
export const isSessionOver = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSessionOver' in state && state.isSessionOver === true;
