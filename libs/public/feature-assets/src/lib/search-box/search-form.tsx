import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { messages } from './search-box.messages.ts';
import styles from './search-box.module.css';
import { SearchInput } from './search-input.tsx';

/** The compact search in the header, submitted by Enter. */
export const HeaderSearch = () => (
  <Form role="search" discover="none" action={hrefs(useLocale()).assets}>
    <SearchInput placeholder={useIntl().formatMessage(messages.short)} />
  </Form>
);

/** The large search of a landing page; `children` are fields above the input, e.g. the deal. */
export const HeroSearch = ({ children }: { children?: ReactNode }) => (
  <Form role="search" className={styles.form} discover="none" action={hrefs(useLocale()).assets}>
    {children}
    <SearchInput placeholder={useIntl().formatMessage(messages.example)} />
    <Button type="submit">
      <FormattedMessage {...messages.submit} />
    </Button>
  </Form>
);

/** The search of the list, part of the form of filters. */
export const ListSearch = ({ text, form }: { text: string | undefined; form: string }) => (
  <div role="search" className={styles.form}>
    <SearchInput text={text} form={form} placeholder={useIntl().formatMessage(messages.example)} />
    <Button type="submit" form={form}>
      <FormattedMessage {...messages.submit} />
    </Button>
  </div>
);
