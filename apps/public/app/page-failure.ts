import type { ErrorResponse } from 'react-router';

/**
 * Whether the error is a response that a page failed with. `isRouteErrorResponse` does not recognise those that were
 * sent as JSON, in the data that a document hydrates from.
 */
export const isPageFailure = (error: unknown): error is ErrorResponse =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  'data' in error;
