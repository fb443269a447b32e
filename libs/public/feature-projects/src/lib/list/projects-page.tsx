import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Container, Field, Heading, Input, Link, LinkButton, NativeSelect, Notice, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as pageMessages } from '../project-page.messages.ts';
import { messages } from './projects-page.messages.ts';
import styles from './projects-page.module.css';
import type { ListedProject, ProjectsPageView } from './projects-page.view.ts';

/** A form that works without script: its fields are the query of the page. */
const Search = ({ name, province, provinces }: ProjectsPageView) => {
  const { formatMessage } = useIntl();
  return (
    <form action={hrefs(useLocale()).projects} className={styles.form} role="search">
      <Field label={<FormattedMessage {...messages.name} />}>
        <Input type="search" name="name" defaultValue={name} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={<FormattedMessage {...messages.province} />}>
        <NativeSelect name="province" defaultValue={province}>
          <option value="">{formatMessage(messages.everywhere)}</option>
          {provinces.map(({ code, name: text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit">
        <FormattedMessage {...messages.search} />
      </Button>
    </form>
  );
};

const Counts = ({ forSale, forRent }: Pick<ListedProject, 'forSale' | 'forRent'>) => (
  <>
    {forSale > 0 && <FormattedMessage {...pageMessages.forSale} values={{ count: forSale }} />}
    {forSale > 0 && forRent > 0 && ' · '}
    {forRent > 0 && <FormattedMessage {...pageMessages.forRent} values={{ count: forRent }} />}
  </>
);

/** Projects by the beginning of their name and by province. */
export const ProjectsPage = ({ view }: { view: ProjectsPageView }) => (
  <Container className={styles.page}>
    <Heading level={1}>
      <FormattedMessage {...messages.title} />
    </Heading>
    <Search key={`${view.province} ${view.name}`} {...view} />
    {view.isProvinceRefused && (
      <Notice tone="warning">
        <FormattedMessage {...messages.noProvince} />
      </Notice>
    )}
    {view.projects.length === 0 ? (
      <Text role="status">
        <FormattedMessage {...messages.none} />
      </Text>
    ) : (
      <ul className={styles.projects}>
        {view.projects.map(({ id, href, name, about, forSale, forRent }) => (
          <li key={id}>
            <Link href={href} lang={name.lang}>
              {name.text}
            </Link>
            <Text size="sm" tone="muted">
              {about}
            </Text>
            <Text size="sm">
              <Counts {...{ forSale, forRent }} />
            </Text>
          </li>
        ))}
      </ul>
    )}
    {view.nextHref && (
      <LinkButton href={view.nextHref} variant="outline" className={styles.next}>
        <FormattedMessage {...messages.next} />
      </LinkButton>
    )}
  </Container>
);
