import { FormattedMessage } from 'react-intl';
import { useWhen, type Interval } from './use-when.ts';
import { messages } from './when.messages.ts';
import styles from './when.module.css';

export interface ViewingWhenProps {
  at: Interval;
  /** Without the day, where a heading has it. */
  isTimeOnly?: boolean;
}

/** When a viewing is: in Bangkok, and below it where the reader is, if the clocks there differ. */
export const ViewingWhen = ({ at, isTimeOnly = false }: ViewingWhenProps) => {
  const when = useWhen();
  const own = when.own(at);
  const time = isTimeOnly ? when.range(at) : when.whole(at);
  return (
    <span className={styles.when}>
      <time dateTime={at.starts_at}>{own ? <FormattedMessage {...messages.bangkok} values={{ time }} /> : time}</time>
      {own && <span className={styles.own}>{own}</span>}
    </span>
  );
};
