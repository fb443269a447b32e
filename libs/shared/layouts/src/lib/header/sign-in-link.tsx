import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { LinkButton } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './main-bar.messages.ts';

/** Shown to visitors in place of the member menu. `path` is the page to return to. */
export const SignInLink = ({ path }: { path: string }) => (
  <LinkButton variant="ghost" size="sm" href={hrefs(useLocale()).authenticate(path)}>
    <FormattedMessage {...messages.signIn} />
  </LinkButton>
);
