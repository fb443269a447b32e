import { assetSteps, type AssetStep } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Icon, LinkButton } from '@yoodee/ui-kit';
import { arrowLeftIcon, arrowRightIcon, eyeIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Draft } from '../draft/use-draft.ts';
import { stepHref, stepNumber } from '../form-address.ts';
import { SaveStatusLine } from './save-status.tsx';
import { messages } from './steps.messages.ts';
import styles from './action-bar.module.css';

const Next = ({ id, step }: { id: number; step: AssetStep }) => {
  const locale = useLocale();
  const next = assetSteps[stepNumber(step)];
  return next ? (
    <LinkButton href={stepHref(locale, id, next)}>
      <FormattedMessage {...messages.next} />
      <Icon icon={arrowRightIcon} />
    </LinkButton>
  ) : (
    <LinkButton href={hrefs(locale).createAssetPreview(id)}>
      <Icon icon={eyeIcon} />
      <FormattedMessage {...messages.preview} />
    </LinkButton>
  );
};

/** Stays at the step and leads to the field that must be answered first, beside which the reason appears. */
const Asked = ({ onRemind }: Pick<ActionBarProps, 'onRemind'>) => (
  <Button onClick={onRemind}>
    <FormattedMessage {...messages.next} />
    <Icon icon={arrowRightIcon} />
  </Button>
);

/** Creates the draft before the next step opens, because the URL of a step contains the id. */
const BeginAndNext = ({ session }: Pick<Draft, 'session'>) => {
  const navigate = useNavigate();
  const [isCreating, setIsCreating] = useState(false);
  const goOn = async () => {
    setIsCreating(true);
    const id = await session.create();
    setIsCreating(false);
    if (id !== null) void navigate(`?step=2&id=${id}`);
  };
  return (
    <Button loading={isCreating} onClick={() => void goOn()}>
      <FormattedMessage {...messages.next} />
      <Icon icon={arrowRightIcon} />
    </Button>
  );
};

export interface ActionBarProps {
  draft: Draft;
  step: AssetStep;
  /** Whether a field must be answered before the next step. */
  isAsked: boolean;
  onRemind: () => void;
}

/** Navigation between steps and the save status; sticky at the bottom of the screen. */
export const ActionBar = ({ draft: { session, state }, step, isAsked, onRemind }: ActionBarProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const before = assetSteps[stepNumber(step) - 2];
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {before ? (
          <LinkButton
            variant="outline"
            href={stepHref(locale, state.id, before)}
            aria-label={intl.formatMessage(messages.back)}
          >
            <Icon icon={arrowLeftIcon} />
            <span className={styles.wide}>
              <FormattedMessage {...messages.back} />
            </span>
          </LinkButton>
        ) : (
          <span />
        )}
        <SaveStatusLine state={state} />
        {isAsked ? (
          <Asked onRemind={onRemind} />
        ) : state.id === null ? (
          <BeginAndNext session={session} />
        ) : (
          <Next id={state.id} step={step} />
        )}
      </div>
    </div>
  );
};
