import { imageLimits } from '@yoodee/asset-rules/fields';

/**
 * The largest request body in bytes, except for uploads. The gateway buffers up to this size before it forwards a
 * request.
 */
export const largestBody = 256 * 1024;

/** The largest upload in bytes: one photograph with the boundaries, headers and text fields of its multipart body. */
export const largestUpload = imageLimits.maxBytes + 64 * 1024;
