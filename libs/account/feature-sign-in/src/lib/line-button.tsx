import { useLocale } from '@yoodee/i18n';
import { lineStartHref } from '@yoodee/site';
import { Icon, LinkButton } from '@yoodee/ui-kit';
import { lineIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from './line.messages.ts';
import styles from './sign-in.module.css';

/** Starts LINE Login. LINE returns to the LINE page, which continues to `next`. */
export const LineButton = ({ next, label = messages.signIn }: { next: string; label?: MessageDescriptor }) => (
  <LinkButton variant="line" size="lg" href={lineStartHref(useLocale(), next)}>
    <Icon icon={lineIcon} />
    <FormattedMessage {...label} />
  </LinkButton>
);

/** LINE Login as the alternative to the phone. */
export const OrLine = ({ next }: { next: string }) => (
  <>
    <p className={styles.or}>
      <FormattedMessage {...messages.or} />
    </p>
    <LineButton next={next} />
  </>
);
