import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Icon, LinkButton, type LinkButtonProps } from '@yoodee/ui-kit';
import { plusIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from '../my-account.messages.ts';

/** Links to the form for a new listing. */
export const CreateLink = ({ variant }: Pick<LinkButtonProps, 'variant'>) => (
  <LinkButton href={hrefs(useLocale()).createAsset} variant={variant}>
    <Icon icon={plusIcon} />
    <FormattedMessage {...messages.create} />
  </LinkButton>
);
