const oneYearSeconds = 31_536_000;

/**
 * Headers of every reply, whatever its kind and status, as flat name/value pairs. The Content-Security-Policy differs
 * by document and is added where the body is known. HSTS only where the site itself is https: a promise of https
 * made on a developer's http://localhost would lock them out of every port there.
 */
export const securityHeaders = ({ publicOrigin, isProduction }: { publicOrigin: string; isProduction: boolean }) => [
  ...(isProduction && publicOrigin.startsWith('https:')
    ? ['strict-transport-security', `max-age=${oneYearSeconds}; includeSubDomains`]
    : []),
  'x-content-type-options',
  'nosniff',
  'x-frame-options',
  'DENY',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'permissions-policy',
  'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy',
  'same-origin',
];

/** Names that only the gateway may set on a reply; what an upstream says under them is dropped. */
export const ownedHeaders: ReadonlySet<string> = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-request-id',
  'server',
  'x-powered-by',
]);
