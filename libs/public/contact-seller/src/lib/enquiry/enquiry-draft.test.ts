import { afterEach, expect, it } from 'vitest';
import { emptyEnquiry, emptySender, type Enquiry } from './enquiry-form.ts';
import { dropDraft, readDraft, storeDraft, storeSender } from './enquiry-draft.ts';

const target = { kind: 'asset', id: 7 } as const;
const read = (of: Parameters<typeof readDraft>[0] = target) => readDraft(of, 'enquiry', emptyEnquiry);
const wipa: Enquiry = { ...emptyEnquiry, name: 'วิภา', phone: '0861234567', isRemembered: true, hasConsent: true };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('is empty at first', () => {
  expect(read()).toEqual(emptyEnquiry);
});

it('stores the sender’s contact details for all assets on request, and never the consent', () => {
  storeSender(wipa);

  expect(read({ kind: 'asset', id: 8 })).toEqual({ ...wipa, hasConsent: false });
});

it('deletes the contact details without that request', () => {
  storeSender(wipa);
  storeSender({ ...wipa, isRemembered: false });

  expect(localStorage).toHaveLength(0);
});

it('restores the values typed in this tab, until they are sent', () => {
  storeDraft(target, 'enquiry', { ...wipa, kind: 'offer', message: 'ขอ 4 ล้าน' });

  expect(read()).toMatchObject({ kind: 'offer', message: 'ขอ 4 ล้าน', hasConsent: false });
  expect(read({ kind: 'member', id: 7 })).toEqual(emptyEnquiry);
  expect(readDraft(target, 'viewing', emptySender)).toEqual(emptySender);
  dropDraft(target, 'enquiry');
  expect(read()).toEqual(emptyEnquiry);
});

it.each(['', '{', '"x"', '[]', '{"name":7,"fields":{}}', '{"kind":"viewing"}'])(
  'ignores the invalid stored value %s',
  (junk) => {
    localStorage.setItem('enquiry-sender', junk);
    sessionStorage.setItem('enquiry/asset/7', junk);

    expect(read()).toEqual(emptyEnquiry);
  },
);
