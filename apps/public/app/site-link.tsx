import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { appOfPath } from '@yoodee/site';

/**
 * The kit's links: through the router where this app and this document's language own the page, else a plain anchor
 * that loads it (another app, another language, another site). The router has all its routes from the start: nothing to
 * discover.
 */
export const SiteLink = ({ href, ...props }: ComponentProps<'a'> & { href: string }) => {
  const isOwn =
    href.startsWith('/') && !href.startsWith('/api/') && !href.startsWith('/img/') && appOfPath(href) === 'public';
  const isSameLanguage = !('hrefLang' in props) || props.hrefLang === undefined;
  return isOwn && isSameLanguage ? <Link to={href} discover="none" {...props} /> : <a href={href} {...props} />;
};
