import { expect, it } from 'vitest';
import { bodyOf, differences, rebase, valuesOf } from './profile-form.ts';
import { somchai } from '../../testing/somchai.ts';

const base = valuesOf(somchai, (phone) => phone);

it('sends the whole payload, and the picture only where it changed', () => {
  expect(bodyOf({ ...base, facebook: 'somchai' }, base, 3)).toEqual({
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    contact_phone: '',
    facebook: 'somchai',
    line_id: '',
    bio_th: '',
    bio_en: '',
    version: 3,
  });
  expect(bodyOf({ ...base, image_url: '/new', image_key: 'new-key' }, base, 3)).toMatchObject({ image_key: 'new-key' });
  expect(bodyOf({ ...base, image_url: '' }, { ...base, image_url: '/old' }, 3)).toMatchObject({ image_key: null });
});

it('rebases local changes on those saved elsewhere, and lists the conflicting fields', () => {
  const mine = { ...base, first_name: 'สมศักดิ์', bio_th: 'ของฉัน', 'channels.line': true };
  const current = { ...base, last_name: 'รักดี', bio_th: 'ของอีกแท็บ', 'channels.line': true };

  const { values, conflicts } = rebase(mine, base, current);

  expect(values).toMatchObject({ first_name: 'สมศักดิ์', last_name: 'รักดี', bio_th: 'ของฉัน', 'channels.line': true });
  expect(conflicts).toEqual(['bio_th']);
  expect(differences(values, current)).toEqual(['first_name', 'bio_th']);
});
