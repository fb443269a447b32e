import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { AssetCard } from '@yoodee/ui-asset-card';
import {
  Avatar,
  Badge,
  Card,
  CardBody,
  Container,
  EmptyState,
  Grid,
  Heading,
  Icon,
  LinkButton,
  Text,
  WholeWords,
} from '@yoodee/ui-kit';
import { badgeCheckIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MemberAssetPages } from './member-asset-pages.tsx';
import { messages } from './member-page.messages.ts';
import type { MemberPageView } from './member-page.view.ts';
import styles from './member-page.module.css';

type Viewed = { member: MemberPageView };

const cardSizes = '100vw sm:50vw lg:33vw xl:280px';

const Fact = ({ children }: { children: ReactNode }) => (
  <li>
    <Badge tone="success">
      <Icon icon={badgeCheckIcon} size={16} />
      {children}
    </Badge>
  </li>
);

const Profile = ({ member }: Viewed) => (
  <header className={styles.profile}>
    <Avatar name={member.name} src={member.imageUrl} lang={member.nameLang} size="lg" />
    <div className={styles.who}>
      <Heading level={1} size="xl" lang={member.nameLang}>
        {member.name}
      </Heading>
      {member.originalName && (
        <Text size="sm" tone="muted" lang={member.originalName.lang}>
          {member.originalName.text}
        </Text>
      )}
      <ul className={styles.facts}>
        {member.isPhoneVerified && (
          <Fact>
            <FormattedMessage {...messages.phoneVerified} />
          </Fact>
        )}
        {member.isLineLinked && (
          <Fact>
            <FormattedMessage {...messages.lineLinked} />
          </Fact>
        )}
      </ul>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.since} values={{ date: member.since }} />
        {member.closed > 0 && (
          <>
            {' · '}
            <FormattedMessage {...messages.closed} values={{ count: member.closed }} />
          </>
        )}
      </Text>
    </div>
  </header>
);

const Bio = ({ member: { bio } }: Viewed) =>
  bio && (
    <section className={styles.section}>
      <Heading level={2}>
        <FormattedMessage {...messages.bio} />
      </Heading>
      {bio.lang === 'th' && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.onlyThai} />
        </Text>
      )}
      <Text className={styles.bio} lang={bio.lang}>
        <WholeWords>{bio.text}</WholeWords>
      </Text>
    </section>
  );

const Assets = ({ member }: Viewed) => {
  const { assets } = hrefs(useLocale());
  if (member.active === 0)
    return (
      <EmptyState
        action={
          <LinkButton variant="outline" href={assets}>
            <FormattedMessage {...messages.findOthers} />
          </LinkButton>
        }
      >
        <FormattedMessage {...messages.none} values={{ name: member.name }} />
      </EmptyState>
    );
  return (
    <section className={styles.section}>
      <Heading level={2}>
        <FormattedMessage {...messages.active} values={{ count: member.active }} />
      </Heading>
      <Grid columns="cards">
        {member.cards.map((card, index) => (
          <AssetCard key={card.id} asset={card} sizes={cardSizes} priority={index === 0} headingLevel={3} />
        ))}
      </Grid>
      <MemberAssetPages member={member} />
    </section>
  );
};

export interface MemberPageProps extends Viewed {
  /** Contact channels. */
  contact: ReactNode;
}

/** A member's public page: profile, contact, and current listings. */
export const MemberPage = ({ member, contact }: MemberPageProps) => (
  <Container className={styles.page}>
    <div className={styles.top}>
      <div className={styles.section}>
        <Profile member={member} />
        <Bio member={member} />
      </div>
      <Card variant="outline">
        <CardBody>
          <Heading level={2} size="sm" className={styles.contactTitle}>
            <FormattedMessage {...messages.contact} />
          </Heading>
          {contact}
        </CardBody>
      </Card>
    </div>
    <Assets member={member} />
  </Container>
);
