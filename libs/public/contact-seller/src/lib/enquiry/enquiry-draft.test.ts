import { afterEach, expect, it } from 'vitest';
import { emptyEnquiry, type Enquiry } from './enquiry-form.ts';
import { dropDraft, storeDraft, storeSender, readEnquiryDraft } from './enquiry-draft.ts';

const target = { kind: 'asset', id: 7 } as const;
const wipa: Enquiry = { ...emptyEnquiry, name: 'วิภา', phone: '0861234567', isRemembered: true, hasConsent: true };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('is empty at first', () => {
  expect(readEnquiryDraft(target)).toEqual(emptyEnquiry);
});

it('stores the sender’s contact details for all assets on request, and never the consent', () => {
  storeSender(wipa);

  expect(readEnquiryDraft({ kind: 'asset', id: 8 })).toEqual({ ...wipa, hasConsent: false });
});

it('deletes the contact details without that request', () => {
  storeSender(wipa);
  storeSender({ ...wipa, isRemembered: false });

  expect(localStorage).toHaveLength(0);
});

it('restores the values typed in this tab, until they are sent', () => {
  storeDraft(target, { ...wipa, kind: 'offer', message: 'ขอ 4 ล้าน' });

  expect(readEnquiryDraft(target)).toMatchObject({ kind: 'offer', message: 'ขอ 4 ล้าน', hasConsent: false });
  expect(readEnquiryDraft({ kind: 'member', id: 7 })).toEqual(emptyEnquiry);
  dropDraft(target);
  expect(readEnquiryDraft(target)).toEqual(emptyEnquiry);
});

it.each(['', '{', '"x"', '[]', '{"name":7,"slots":"x","fields":{}}'])('ignores the invalid stored value %s', (junk) => {
  localStorage.setItem('enquiry-sender', junk);
  sessionStorage.setItem('enquiry/asset/7', junk);

  expect(readEnquiryDraft(target)).toEqual(emptyEnquiry);
});
