import { Badge, Icon, type BadgeProps, type IconData } from '@yoodee/ui-kit';
import {
  banIcon,
  calendarCheckIcon,
  circleAlertIcon,
  circleCheckIcon,
  circleXIcon,
  clockIcon,
} from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import type { ViewingPhase } from './viewing-phase.ts';
import { messages } from './viewing-phase.messages.ts';

/** Text and icon show the phase. The colour only repeats it. */
const looks: Record<ViewingPhase, { tone: BadgeProps['tone']; icon: IconData }> = {
  answer: { tone: 'accent', icon: circleAlertIcon },
  waiting: { tone: 'info', icon: clockIcon },
  confirmed: { tone: 'success', icon: calendarCheckIcon },
  over: { tone: 'neutral', icon: clockIcon },
  kept: { tone: 'success', icon: circleCheckIcon },
  no_show: { tone: 'danger', icon: circleXIcon },
  declined: { tone: 'neutral', icon: banIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  expired: { tone: 'neutral', icon: clockIcon },
};

export const PhaseBadge = ({ phase }: { phase: ViewingPhase }) => {
  const { tone, icon } = looks[phase];
  return (
    <Badge tone={tone}>
      <Icon icon={icon} size={16} />
      <FormattedMessage {...messages[phase]} />
    </Badge>
  );
};
