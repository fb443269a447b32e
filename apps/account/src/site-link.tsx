import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { appOfPath, localeOfPath, withoutLocale } from '@yoodee/site';

/**
 * The kit's links: through the router within this app and this document's language (its addresses have no language,
 * the router's `basename` has it), else a plain anchor that loads the page.
 */
export const SiteLink = ({ href, ...props }: ComponentProps<'a'> & { href: string }) => {
  const isOwn =
    href.startsWith('/') && appOfPath(href) === 'account' && localeOfPath(href) === localeOfPath(location.pathname);
  return isOwn ? <Link to={withoutLocale(href)} {...props} /> : <a href={href} {...props} />;
};
