import { hrefs } from '@yoodee/site';
import { expect, it } from 'vitest';
import { inboxHref, readInboxAddress } from './inbox-address.ts';

it.each([
  '/my-account?tab=messages',
  '/my-account?tab=messages&side=buying&view=waiting&asset=4&q=%E0%B8%84%E0%B8%AD%E0%B8%99&page=2&conversation=12',
])('%s is read and written', (href) => {
  expect(inboxHref(hrefs('th'), readInboxAddress(new URL(href, 'http://site.example').searchParams))).toBe(href);
});

it('what is unknown in an address is ignored', () => {
  const params = new URLSearchParams('side=x&view=x&asset=x&page=-1&conversation=0.5');

  expect(inboxHref(hrefs('en'), readInboxAddress(params))).toBe('/en/my-account?tab=messages');
});
