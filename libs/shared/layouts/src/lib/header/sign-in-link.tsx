import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { LinkButton } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './main-bar.messages.ts';

/** What a visitor sees where a member has their menu. `path` is the page to come back to. */
export const SignInLink = ({ path }: { path: string }) => (
  <LinkButton variant="ghost" size="sm" href={hrefs(useLocale()).authenticate(path)}>
    <FormattedMessage {...messages.signIn} />
  </LinkButton>
);
