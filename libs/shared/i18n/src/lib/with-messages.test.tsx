import { parse } from '@formatjs/icu-messageformat-parser';
import { render, screen } from '@testing-library/react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from './locale-provider.tsx';
import { withMessages } from './with-messages.tsx';

const messages = defineMessages({
  save: { id: 'shared.i18n.test.save', defaultMessage: 'บันทึก', description: 'Of the app' },
  look: { id: 'shared.i18n.test.look', defaultMessage: 'ดู', description: 'Of the library' },
});

const Buttons = ({ count }: { count: number }) => (
  <p>
    <FormattedMessage {...messages.save} /> <FormattedMessage {...messages.look} /> {count}
  </p>
);

it('a component knows the messages that were loaded with it, in one language, and those of the app', async () => {
  const english = vi.fn(async () => ({ default: { 'shared.i18n.test.look': parse('Look') } }));
  const thai = async () => ({ default: { 'shared.i18n.test.look': parse('ดู') } });
  const Loaded = await withMessages('th', Promise.resolve(Buttons), { th: thai, en: english });

  render(
    <LocaleProvider locale="th" messages={{ 'shared.i18n.test.save': parse('บันทึก') }}>
      <Loaded count={3} />
    </LocaleProvider>,
  );

  expect(screen.getByText('บันทึก ดู 3')).toBeDefined();
  expect(english).not.toHaveBeenCalled();
});

it('loading a component fails if its messages cannot be loaded', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));

  await expect(withMessages('en', Promise.resolve(Buttons), { th: fail, en: fail })).rejects.toThrow('Failed to fetch');
});
