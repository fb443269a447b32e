import { brand, locales } from '@yoodee/site';
import { textFile } from './text-file';
import type { ResourceHandler } from '../resource-routes';

/**
 * The first of the month, half a year ahead: the file never expires soon (RFC 9116 §2.5.5) and changes only once a
 * month.
 */
const expiry = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1)).toISOString();

/** The contact for reports of vulnerabilities (RFC 9116). */
export const security: ResourceHandler = ({ request }) => {
  const { href } = new URL('/.well-known/security.txt', request.url);
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expiry(new Date())}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${href}`,
    '',
  ];
  return textFile(lines.join('\n'), 'text/plain');
};
