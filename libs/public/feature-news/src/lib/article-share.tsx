import { Heading, Icon, LinkButton } from '@yoodee/ui-kit';
import { facebookIcon, lineIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './news-article.messages.ts';
import styles from './news-article-page.module.css';

/** Sites that accept a shared URL in a plain link, so that no third-party script runs on the page. */
const sites = [
  { name: 'LINE', icon: lineIcon, share: 'https://social-plugins.line.me/lineit/share?url=' },
  { name: 'Facebook', icon: facebookIcon, share: 'https://www.facebook.com/sharer/sharer.php?u=' },
];

export const ArticleShare = ({ url }: { url: string }) => {
  const intl = useIntl();
  return (
    <section className={styles.share}>
      <Heading level={2} size="sm">
        <FormattedMessage {...messages.share} />
      </Heading>
      {sites.map(({ name, icon, share }) => (
        <LinkButton
          key={name}
          variant="outline"
          href={share + encodeURIComponent(url)}
          target="_blank"
          rel="noopener"
          aria-label={intl.formatMessage(messages.shareOn, { site: name })}
        >
          <Icon icon={icon} />
          {name}
        </LinkButton>
      ))}
    </section>
  );
};
