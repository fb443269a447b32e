import { userInfo } from 'node:os';

/**
 * Who runs an operation, for the audit log: `OPS_ACTOR`, else the user's name, else their number, because the user of a
 * container may have no name.
 */
export const operatorName = (): string => {
  if (process.env.OPS_ACTOR) return process.env.OPS_ACTOR;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
};
