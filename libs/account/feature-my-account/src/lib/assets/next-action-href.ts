import type { NextAction } from '@yoodee/api-contract/member-assets';
import { assetSteps, type AssetStep } from '@yoodee/asset-rules/fields';
import type { hrefs } from '@yoodee/site';
import { tabHref } from '../account-tabs.ts';

type OneClick = 'confirm' | 'renew' | 'resume';

/** Whether one click on the listing is enough. The other actions are done on a page. */
export const isOneClick = (next: NextAction): next is OneClick =>
  next === 'confirm' || next === 'renew' || next === 'resume';

const stepNumber = (step: AssetStep) => assetSteps.indexOf(step) + 1;

/** The page where the next action of one listing is done. */
export const nextActionHref = (
  to: ReturnType<typeof hrefs>,
  id: number,
  next: Exclude<NextAction, OneClick>,
): string => {
  const hrefOf = {
    answer_leads: tabHref(to, 'messages', { asset: id }),
    finish_draft: to.createAssetStep(id, 1),
    add_photos: to.createAssetStep(id, stepNumber('photos')),
    add_details: to.createAssetStep(id, stepNumber('details')),
  };
  return hrefOf[next];
};
