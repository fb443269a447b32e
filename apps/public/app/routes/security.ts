import { brand, locales } from '@yoodee/site';
import { textFile } from '../text-file';
import type { Route } from './+types/security';

/** The first of the month in half a year: a file that is never about to expire (RFC 9116 §2.5.5), and the same all month. */
const expiry = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1)).toISOString();

/** Whom to tell of a weakness (RFC 9116). */
export const loader = ({ request }: Route.LoaderArgs) => {
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
