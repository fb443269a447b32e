import { parse } from '@formatjs/icu-messageformat-parser';
import { render, screen } from '@testing-library/react';
import { defineMessage, defineMessages, FormattedMessage, type MessageTag } from 'react-intl';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeLocaleCookie } from './locale-cookie.ts';
import { createLocaleIntl } from './locale-intl.ts';
import { LocaleProvider, useLocale } from './locale-provider.tsx';
import { useFormat } from './use-format.ts';

const messages = defineMessages({
  count: defineMessage<{ n: number }>({
    id: 'shared.i18n.test.count',
    defaultMessage: '{n, plural, other {# รายการ}}',
    description: 'How many there are',
  }),
  marked: defineMessage<{ b: MessageTag; who: string; what: string }>({
    id: 'shared.i18n.test.marked',
    defaultMessage: '<b>{who} <b>{what}</b></b> ใน <b>{what}</b>',
    description: 'Marked twice',
  }),
  absent: { id: 'shared.i18n.test.absent', defaultMessage: 'มี', description: 'In no catalogue' },
});
const thai = { 'shared.i18n.test.count': parse('{n, plural, other {# รายการ}}') };
const english = { 'shared.i18n.test.count': parse('{n, plural, one {# item} other {# items}}') };

const Page = () => {
  const format = useFormat();
  return (
    <p>
      {useLocale()} <FormattedMessage {...messages.count} values={{ n: 1200 }} />{' '}
      {format.baht(3_500_000, { compact: true })}
    </p>
  );
};

describe('LocaleProvider', () => {
  it.each([
    ['th', thai, 'th 1,200 รายการ ฿3.5 ล้าน'],
    ['en', english, 'en 1,200 items ฿3.5M'],
  ] as const)('formats messages in %s', (locale, catalogue, text) => {
    render(
      <LocaleProvider locale={locale} messages={catalogue}>
        <Page />
      </LocaleProvider>,
    );

    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('createLocaleIntl', () => {
  it('creates one intl per set of messages', () => {
    expect(createLocaleIntl('th', thai)).toBe(createLocaleIntl('th', thai));
  });

  it('throws for a missing message, even when the descriptor has a default', () => {
    const intl = createLocaleIntl('en', english);

    expect(() => intl.formatMessage(messages.absent)).toThrow('shared.i18n.test.absent');
  });

  it('throws for a missing value', () => {
    expect(() => createLocaleIntl('en', english).formatMessage(messages.count, {} as { n: number })).toThrow();
  });

  it('adds keys to elements in a message, so that React logs no warning', () => {
    const complaint = vi.spyOn(console, 'error');
    onTestFinished(() => complaint.mockRestore());
    const marked = { 'shared.i18n.test.marked': parse('<b>{who} <b>{what}</b></b> in <b>{what}</b>') };
    const values = { b: (inside: ReactNode) => <b>{inside}</b>, who: 'Ann', what: 'Ari' };

    render(
      <LocaleProvider locale="en" messages={marked}>
        <FormattedMessage {...messages.marked} values={values} />
      </LocaleProvider>,
    );

    expect(document.body.textContent).toContain('Ann Ari in Ari');
    expect(complaint).not.toHaveBeenCalled();
  });
});

describe('writeLocaleCookie', () => {
  afterEach(() => {
    document.cookie = 'locale=; Max-Age=0; Path=/';
  });

  it('replaces the stored language', () => {
    writeLocaleCookie('en');
    writeLocaleCookie('th');

    expect(document.cookie).toBe('locale=th');
  });
});
