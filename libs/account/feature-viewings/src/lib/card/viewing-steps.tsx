import type { Viewing, ViewingStep, ViewingStepInput } from '@yoodee/api-contract/viewings';
import { Button, type ButtonProps } from '@yoodee/ui-kit';
import { ViewingWhen } from '@yoodee/ui-viewings';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ViewingRequests } from '../viewing-requests.ts';
import { EndingDialog } from './ending-dialog.tsx';
import { useSteps } from './use-steps.ts';
import { messages } from './viewing-steps.messages.ts';
import styles from './viewing-card.module.css';

const TimesDialog = lazy(() => import('./times-dialog.tsx').then(({ TimesDialog }) => ({ default: TimesDialog })));

const looks: Record<ViewingStep, ButtonProps['variant']> = {
  accept: 'solid',
  propose: 'outline',
  move: 'outline',
  decline: 'ghost',
  cancel: 'ghost',
  kept: 'outline',
  no_show: 'ghost',
};

interface TimesProps {
  viewing: Viewing;
  /** The time that is being accepted. */
  taking: string | null;
  onAccept(starts_at: string): void;
}

/** One button for each proposed time: a press accepts it. */
const Times = ({ viewing, taking, onAccept }: TimesProps) => (
  <div className={styles.times} role="group" aria-labelledby={`viewing-${viewing.id}-times`}>
    <p id={`viewing-${viewing.id}-times`} className={styles.hint}>
      <FormattedMessage {...messages.acceptTime} />
    </p>
    {viewing.times.map((starts_at) => (
      <Button key={starts_at} variant="outline" loading={taking === starts_at} onClick={() => onAccept(starts_at)}>
        <ViewingWhen at={{ starts_at, length_min: viewing.length_min }} />
      </Button>
    ))}
  </div>
);

/** What the reader can do with a viewing now, as the API says. */
export const ViewingSteps = ({ viewing, requests }: { viewing: Viewing; requests: ViewingRequests }) => {
  const { take, sendTimes } = useSteps(viewing, requests);
  const [choosing, setChoosing] = useState<'propose' | 'move' | null>(null);
  // The dialog stays mounted once it was opened, so that its input is kept when it is closed.
  const [opened, setOpened] = useState<'propose' | 'move' | null>(null);
  const [ending, setEnding] = useState<'decline' | 'cancel' | null>(null);
  const { steps, times, side, asset, outcome } = viewing;
  const [taking, setTaking] = useState<string | null>(null);
  const takeAtOnce = async (action: ViewingStepInput, name: string) => {
    setTaking(name);
    await take(action);
    setTaking(null);
  };
  const press = (step: ViewingStep) => {
    if (step === 'propose' || step === 'move') {
      setOpened(step);
      setChoosing(step);
    } else if (step === 'decline' || step === 'cancel') setEnding(step);
    else void takeAtOnce({ step }, step);
  };
  const end = async (reason: string | null) => {
    if (ending && (await take({ step: ending, reason }))) setEnding(null);
  };
  const isAnswered = steps.includes('accept') && times.length > 1;
  const buttons = steps.filter((step) => step !== outcome && !(step === 'accept' && isAnswered));
  return (
    <>
      {isAnswered && (
        <Times
          viewing={viewing}
          taking={taking}
          onAccept={(starts_at) => void takeAtOnce({ step: 'accept', starts_at }, starts_at)}
        />
      )}
      {buttons.length > 0 && (
        <div className={styles.steps}>
          {buttons.map((step) => (
            <Button key={step} size="sm" variant={looks[step]} loading={taking === step} onClick={() => press(step)}>
              <FormattedMessage {...messages[step]} />
            </Button>
          ))}
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <TimesDialog
            isOpen={choosing !== null}
            title={<FormattedMessage {...messages[opened]} />}
            assetId={side === 'buying' && asset ? asset.id : null}
            hasReason
            onSend={(chosen, reason) => sendTimes(opened, chosen, reason)}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
      <EndingDialog
        viewing={viewing}
        ending={ending}
        isBusy={requests.isBusy}
        onConfirm={(reason) => void end(reason)}
        onClose={() => setEnding(null)}
      />
    </>
  );
};
