import { readMemberId } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Icon, LinkButton } from '@yoodee/ui-kit';
import { eyeIcon, pencilIcon } from '@yoodee/ui-kit/icons';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContactView } from './contact.view.ts';
import { messages } from './own-listing.messages.ts';

const followOtherTabs = (onChange: () => void) => {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
};

/** Whether the signed-in member offers this asset. False on the server, whose HTML is the same for everybody. */
export const useIsOwn = ({ target, sellerId }: Pick<ContactView, 'target' | 'sellerId'>): boolean =>
  useSyncExternalStore(followOtherTabs, readMemberId, () => null) === sellerId && target.kind === 'asset';

/** The actions for a seller on their own listing. They replace the contact channels. */
export const OwnListing = ({ assetId }: { assetId: number }) => {
  const to = hrefs(useLocale());
  return (
    <>
      <LinkButton href={to.createAssetStep(assetId, 1)} fullWidth>
        <Icon icon={pencilIcon} />
        <FormattedMessage {...messages.edit} />
      </LinkButton>
      <LinkButton href={to.myAccountTab('assets')} variant="outline" fullWidth>
        <Icon icon={eyeIcon} />
        <FormattedMessage {...messages.figures} />
      </LinkButton>
    </>
  );
};
