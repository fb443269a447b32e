import { LocationPicker, type Point } from '@yoodee/map';
import { Button, HStack, Icon, Notice, Text } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { locateFixedIcon, mapPinIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { askForCoarsePlace } from '../../coarse-place.ts';
import { messages } from './reach-point.messages.ts';
import { usePointAsReach, type PointProblem } from './use-point-as-reach.ts';

/** The bounds of the area with trains, in degrees: west, south, east, north. */
const greaterBangkok = [100.3, 13.55, 100.8, 14.05] as const;

const Problem = ({ problem }: { problem: PointProblem | null }) =>
  problem && (
    <Notice tone="warning" role="alert">
      <FormattedMessage {...messages[problem]} />
    </Notice>
  );

/** Buttons that choose a point as the destination: a point on a map, or the visitor's approximate position. */
export const ReachPoint = () => {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [point, setPoint] = useState<Point | null>(null);
  const { add, problem, setProblem, isChecking } = usePointAsReach();
  const pick = async () => {
    if (point && (await add(point))) setOpen(false);
  };
  const locate = async () => {
    setProblem(null);
    const here = await askForCoarsePlace().catch(() => null);
    if (here) await add(here);
    else setProblem('notLocated');
  };
  return (
    <>
      <HStack gap={2} wrap>
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          <Icon icon={mapPinIcon} size={16} />
          <FormattedMessage {...messages.pick} />
        </Button>
        <Button size="sm" variant="outline" onClick={() => void locate()}>
          <Icon icon={locateFixedIcon} size={16} />
          <FormattedMessage {...messages.here} />
        </Button>
      </HStack>
      {!isOpen && <Problem problem={problem} />}
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={intl.formatMessage(messages.title)}
          closeLabel={intl.formatMessage(messages.close)}
          footer={
            <Button disabled={!point} loading={isChecking} onClick={() => void pick()}>
              <FormattedMessage {...messages.use} />
            </Button>
          }
        >
          <LocationPicker value={point} onChange={setPoint} around={greaterBangkok} />
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.rounded} />
          </Text>
          <Problem problem={problem} />
        </Dialog>
      )}
    </>
  );
};
