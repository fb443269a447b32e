import { LocationMap } from '@yoodee/map';
import { Cards, Shelf } from '@yoodee/public-ui-landing';
import { Container, FactsTable, Heading, Icon, Link, LinkButton, Text, WholePhrases } from '@yoodee/ui-kit';
import { bellIcon, checkIcon } from '@yoodee/ui-kit/icons';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProjectPrices } from './prices/project-prices.tsx';
import { messages } from './project-page.messages.ts';
import styles from './project-page.module.css';
import type { ProjectPageView } from './project-page.view.ts';
import { Questions } from './questions/questions.tsx';
import type { QuestionsView } from './questions/questions.view.ts';
import { ProjectUnits } from './units/project-units.tsx';

type Shown = { project: ProjectPageView };

const Head = ({ project }: Shown) => {
  const { name, otherNames, kind, within, forSale, forRent, saleHref, rentHref, alertHref } = project;
  return (
    <header className={styles.head}>
      <Heading level={1} lang={name.lang}>
        <WholePhrases>{name.text}</WholePhrases>
      </Heading>
      <Text size="lg" tone="muted">
        {[kind, within].filter(Boolean).join(' · ')}
      </Text>
      {otherNames.length > 0 && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.otherNames} />{' '}
          {otherNames.map(({ text, lang }, at) => (
            <Fragment key={text}>
              {at > 0 && ' · '}
              <span lang={lang}>{text}</span>
            </Fragment>
          ))}
        </Text>
      )}
      {forSale + forRent === 0 ? (
        <Text>
          <FormattedMessage {...messages.empty} />
        </Text>
      ) : (
        <p className={styles.counts}>
          {forSale > 0 && (
            <Link href={saleHref}>
              <FormattedMessage {...messages.forSale} values={{ count: forSale }} />
            </Link>
          )}
          {forRent > 0 && (
            <Link href={rentHref}>
              <FormattedMessage {...messages.forRent} values={{ count: forRent }} />
            </Link>
          )}
        </p>
      )}
      {/* The list saves the search of a member, and offers alerts by mail to a visitor. */}
      <LinkButton variant="outline" href={alertHref} rel="nofollow">
        <Icon icon={bellIcon} />
        <FormattedMessage {...messages.alert} />
      </LinkButton>
    </header>
  );
};

const Facts = ({ project: { facts, formerFees } }: Shown) => {
  const intl = useIntl();
  if (facts.length === 0) return null;
  const valueOf = ({ name, value, date }: ProjectPageView['facts'][number]) => (
    <>
      {name === 'fee' ? <FormattedMessage {...messages.feeValue} values={{ amount: value }} /> : value}
      {date && (
        <span className={styles.muted}>
          {' · '}
          <FormattedMessage {...messages[name === 'fee' ? 'since' : 'declared']} values={{ date }} />
        </span>
      )}
    </>
  );
  return (
    <section className={styles.section}>
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.facts} />
      </Heading>
      <FactsTable
        columns={2}
        facts={facts.map((fact) => ({ term: intl.formatMessage(messages[fact.name]), value: valueOf(fact) }))}
      />
      {formerFees.length > 0 && (
        <details>
          <summary>
            <FormattedMessage {...messages.formerFees} />
          </summary>
          <ul className={styles.fees}>
            {formerFees.map(({ from, value, source }) => (
              <li key={from}>
                <FormattedMessage {...messages.feeValue} values={{ amount: value }} />{' '}
                <span className={styles.muted}>
                  <FormattedMessage {...messages.since} values={{ date: from }} /> · {source}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

const Facilities = ({ project: { facilities } }: Shown) =>
  facilities.length > 0 && (
    <section className={styles.section}>
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.facilities} />
      </Heading>
      <ul className={styles.facilities}>
        {facilities.map((name) => (
          <li key={name}>
            <Icon icon={checkIcon} size={16} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );

const Place = ({ project: { point, stations } }: Shown) =>
  (point || stations.length > 0) && (
    <section className={styles.section}>
      <Heading level={2} size="lg">
        <FormattedMessage {...messages.place} />
      </Heading>
      {stations.length > 0 && (
        <ul className={styles.stations}>
          {stations.map(({ name, line, colour, way }) => (
            <li key={`${line} ${name}`}>
              <span className={styles.dot} style={{ backgroundColor: colour }} />
              <span>
                <strong>{name}</strong> <span className={styles.muted}>{line}</span>
              </span>
              <span className={styles.way}>{way}</span>
            </li>
          ))}
        </ul>
      )}
      {point && <LocationMap point={{ ...point, isExact: false }} />}
    </section>
  );

interface ProjectPageProps {
  project: ProjectPageView;
  questions: QuestionsView;
}

/** A project: facts, what is on offer and at which prices, its place, its listings, questions and answers. */
export const ProjectPage = ({ project, questions }: ProjectPageProps) => {
  const { cards, forSale, forRent, listHref } = project;
  return (
    <>
      <Container className={styles.page}>
        <Head project={project} />
        <Facts project={project} />
        <ProjectUnits units={project.units} />
        <ProjectPrices courses={project.courses} />
      </Container>
      {cards.length > 0 && (
        <Shelf
          title={<FormattedMessage {...messages.listings} />}
          more={{
            href: listHref,
            label: <FormattedMessage {...messages.seeAll} values={{ count: forSale + forRent }} />,
          }}
        >
          <Cards cards={cards} />
        </Shelf>
      )}
      <Container className={styles.page}>
        <Facilities project={project} />
        <Place project={project} />
        <Questions key={project.id} projectId={project.id} questions={questions} />
      </Container>
    </>
  );
};
