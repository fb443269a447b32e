import { localeOfPath } from '@yoodee/site';
import type { LoaderFunctionArgs } from 'react-router';
import { privacyNotice } from './lib/privacy-notice.ts';

/** The text is loader data, so that no other page loads it. */
export const loader = ({ request }: LoaderFunctionArgs) => privacyNotice(localeOfPath(new URL(request.url).pathname));
