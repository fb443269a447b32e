import { expect, it } from 'vitest';
import { locales } from '@yoodee/site';
import { securityMessages } from './security-messages.ts';

it.each(
  locales.flatMap((locale) => Object.entries(securityMessages).map(([name, text]) => [name, locale, text[locale]])),
)('%s in %s is one text message long', (_name, locale, text) => {
  expect(text!.length).toBeLessThanOrEqual(locale === 'th' ? 70 : 160);
});
