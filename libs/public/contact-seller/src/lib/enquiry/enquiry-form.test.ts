import { expect, it } from 'vitest';
import { consentVersion } from '@yoodee/site';
import { emptyEnquiry, errorsOfReply, findErrors, toLeadInput, type Enquiry } from './enquiry-form.ts';

const filled: Enquiry = {
  ...emptyEnquiry,
  ...{ message: ' เลี้ยงแมวได้ไหม ', name: 'วิภา', phone: '๐๘๖ ๑๒๓ ๔๕๖๗', hasConsent: true },
};
const trap = { website: '', filled_ms: 4_000 };

it.each<[string, Partial<Enquiry>, string[]]>([
  ['all that is there', {}, []],
  [
    'blanks',
    { message: ' ', name: ' …', phone: '-', hasConsent: false },
    ['message', 'name', 'phone', 'consent_version'],
  ],
  ['an offer without a word', { kind: 'offer', message: '' }, ['message']],
  ['nothing missing', { kind: 'missing_info', message: '' }, ['missing_fields']],
  ['only whether it is there', { kind: 'still_available', message: '' }, []],
])('validates %s', (_what, changes, wrong) => {
  expect(Object.keys(findErrors({ ...filled, ...changes }))).toEqual(wrong);
});

it('sends only the fields of the kind', () => {
  const sender = { name: 'วิภา', phone: '๐๘๖ ๑๒๓ ๔๕๖๗', consent_version: consentVersion, ...trap };
  const full: Enquiry = { ...filled, fields: ['pets'] };

  expect(toLeadInput(full, trap)).toEqual({ kind: 'question', message: 'เลี้ยงแมวได้ไหม', ...sender });
  expect(toLeadInput({ ...full, kind: 'missing_info' }, trap)).toMatchObject({ missing_fields: ['pets'] });
});

it('maps the API’s errors to fields', () => {
  expect(errorsOfReply({ 'missing_fields.1': 'invalid', phone: 'invalid', filled_ms: 'invalid' })).toEqual({
    missing_fields: true,
    phone: true,
  });
});
