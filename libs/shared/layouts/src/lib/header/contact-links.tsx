import { useLocale } from '@yoodee/i18n';
import { brand } from '@yoodee/site';
import { Icon } from '@yoodee/ui-kit';
import lineMark from '@yoodee/ui-kit/brand-marks/line.svg?url';
import { clockIcon, phoneIcon } from '@yoodee/ui-kit/icons';
import { useIntl } from 'react-intl';
import { messages } from './contact-bar.messages.ts';
import styles from './contact-links.module.css';

/** Phone, LINE and opening hours, as list items. */
export const ContactLinks = () => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const phone = brand.phone[locale];
  return (
    <ul className={styles.list}>
      <li>
        <a
          className={styles.link}
          href={`tel:${brand.phone.e164}`}
          aria-label={formatMessage(messages.call, { phone })}
        >
          <Icon icon={phoneIcon} size={16} />
          {phone}
        </a>
      </li>
      <li>
        <a
          className={styles.link}
          href={brand.line.url}
          rel="noopener"
          aria-label={formatMessage(messages.line, { id: brand.line.id })}
        >
          <img src={lineMark} alt="" width={16} height={16} loading="lazy" />
          {brand.line.id}
        </a>
      </li>
      <li className={styles.hours}>
        <Icon icon={clockIcon} size={16} />
        {brand.hours[locale]}
      </li>
    </ul>
  );
};
