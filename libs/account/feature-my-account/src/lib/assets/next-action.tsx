import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, LinkButton } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { isOneClick, nextActionHref } from './next-action-href.ts';
import { messages } from './next-action.messages.ts';
import type { AssetActions } from './use-asset-actions.ts';

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
  if (isOneClick(next))
    return (
      <Button size="sm" loading={actions.isBusy} onClick={() => void actions.act(next)}>
        {label}
      </Button>
    );
  return (
    <LinkButton
      size="sm"
      variant={next === 'answer_leads' || next === 'finish_draft' ? 'solid' : 'outline'}
      href={nextActionHref(to, id, next)}
    >
      {label}
    </LinkButton>
  );
};
