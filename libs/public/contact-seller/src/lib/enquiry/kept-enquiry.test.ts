import { afterEach, expect, it } from 'vitest';
import { emptyEnquiry, type Enquiry } from './enquiry-form.ts';
import { dropDraft, keepDraft, keepSender, readKeptEnquiry } from './kept-enquiry.ts';

const target = { kind: 'asset', id: 7 } as const;
const wipa: Enquiry = { ...emptyEnquiry, name: 'วิภา', phone: '0861234567', isRemembered: true, hasConsent: true };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('begins empty', () => {
  expect(readKeptEnquiry(target)).toEqual(emptyEnquiry);
});

it('remembers a sender who wants it, for any asset, and never their consent', () => {
  keepSender(wipa);

  expect(readKeptEnquiry({ kind: 'asset', id: 8 })).toEqual({ ...wipa, hasConsent: false });
});

it('forgets a sender who does not', () => {
  keepSender(wipa);
  keepSender({ ...wipa, isRemembered: false });

  expect(localStorage).toHaveLength(0);
});

it('goes on with what this tab was typing, until it is sent', () => {
  keepDraft(target, { ...wipa, kind: 'offer', message: 'ขอ 4 ล้าน' });

  expect(readKeptEnquiry(target)).toMatchObject({ kind: 'offer', message: 'ขอ 4 ล้าน', hasConsent: false });
  expect(readKeptEnquiry({ kind: 'member', id: 7 })).toEqual(emptyEnquiry);
  dropDraft(target);
  expect(readKeptEnquiry(target)).toEqual(emptyEnquiry);
});

it.each(['', '{', '"x"', '[]', '{"name":7,"slots":"x","fields":{}}'])('takes no harm from %s', (junk) => {
  localStorage.setItem('enquiry-sender', junk);
  sessionStorage.setItem('enquiry/asset/7', junk);

  expect(readKeptEnquiry(target)).toEqual(emptyEnquiry);
});
