import { scriptHashesHeader } from '@yoodee/site';

const oneYearSeconds = 31_536_000;

interface SecurityHeaderOptions {
  publicOrigin: string;
  isProduction: boolean;
  /** For responses that other sites may embed in a frame. */
  isFramed?: boolean;
}

/**
 * Headers of every response, as flat name/value pairs. The Content-Security-Policy differs by document and is added
 * where the body is known. HSTS only where the site itself is https: sent from a developer’s http://localhost, it would
 * block every port there.
 */
export const securityHeaders = ({ publicOrigin, isProduction, isFramed = false }: SecurityHeaderOptions) => [
  ...(isProduction && publicOrigin.startsWith('https:')
    ? ['strict-transport-security', `max-age=${oneYearSeconds}; includeSubDomains`]
    : []),
  'x-content-type-options',
  'nosniff',
  ...(isFramed ? [] : ['x-frame-options', 'DENY']),
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'permissions-policy',
  'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy',
  'same-origin',
];

/** Headers that only the gateway sets, or that are for the gateway: an upstream’s are dropped. */
export const gatewayHeaders: ReadonlySet<string> = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-request-id',
  'server',
  'x-powered-by',
  scriptHashesHeader,
]);
