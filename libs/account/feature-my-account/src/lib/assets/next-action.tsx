import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { assetSteps, type AssetStep } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, LinkButton } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { tabHref } from '../account-tabs.ts';
import { messages } from './next-action.messages.ts';
import type { AssetActions } from './use-asset-actions.ts';

const stepNumber = (step: AssetStep) => assetSteps.indexOf(step) + 1;

/** The most useful next action for a listing: a button if one click is enough, otherwise a link to the page for it. */
export const NextActionButton = ({
  asset: { id, next },
  actions,
}: {
  asset: MemberAssetSummary;
  actions: AssetActions;
}) => {
  const to = hrefs(useLocale());
  if (next === null) return null;
  const label = <FormattedMessage {...messages[next]} />;
  if (next === 'confirm' || next === 'renew' || next === 'resume')
    return (
      <Button size="sm" loading={actions.isBusy} onClick={() => void actions.act(next)}>
        {label}
      </Button>
    );
  const hrefOf = {
    answer_leads: tabHref(to, 'leads', { asset: id }),
    finish_draft: to.createAssetStep(id, 1),
    add_photos: to.createAssetStep(id, stepNumber('photos')),
    add_details: to.createAssetStep(id, stepNumber('details')),
  };
  return (
    <LinkButton
      size="sm"
      variant={next === 'answer_leads' || next === 'finish_draft' ? 'solid' : 'outline'}
      href={hrefOf[next]}
    >
      {label}
    </LinkButton>
  );
};
