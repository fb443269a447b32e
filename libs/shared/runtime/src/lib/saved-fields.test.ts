import { beforeEach, expect, it } from 'vitest';
import { readFields, restoreFields } from './saved-fields.ts';

const form = `
  <form>
    <input name="name" /><input name="phone" type="tel" value="02" />
    <textarea name="message"></textarea>
    <select name="province"><option value="10">กรุงเทพฯ</option><option value="50">เชียงใหม่</option></select>
    <input name="kind" type="radio" value="question" checked /><input name="kind" type="radio" value="viewing" />
    <input name="consent" type="checkbox" />
    <input name="otp" autocomplete="one-time-code" /><input name="pin" type="password" />
  </form>`;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = form;
});

const field = <Field extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<Field>(selector)!;

const fillIn = () => {
  field('[name=name]').value = 'สมหญิง';
  field<HTMLTextAreaElement>('[name=message]').value = 'ยังอยู่ไหม\nนัดดูได้วันไหน';
  field<HTMLSelectElement>('[name=province]').value = '50';
  field('[value=viewing]').checked = true;
  field('[name=consent]').checked = true;
  field('[name=otp]').value = '123456';
  field('[name=pin]').value = 'secret';
};

const values = () => ({
  name: field('[name=name]').value,
  phone: field('[name=phone]').value,
  message: field<HTMLTextAreaElement>('[name=message]').value,
  province: field<HTMLSelectElement>('[name=province]').value,
  viewing: field('[value=viewing]').checked,
  consent: field('[name=consent]').checked,
  otp: field('[name=otp]').value,
  pin: field('[name=pin]').value,
});

const restored = {
  name: 'สมหญิง',
  phone: '02',
  message: 'ยังอยู่ไหม\nนัดดูได้วันไหน',
  province: '50',
  viewing: true,
  consent: true,
  otp: '',
  pin: '',
};

it('restores typed values and dispatches input events, except for codes and passwords', () => {
  fillIn();
  readFields('/assets/7')();
  document.body.innerHTML = form;
  const changedNames: string[] = [];
  document.body.addEventListener('input', ({ target }) => changedNames.push((target as HTMLInputElement).name));

  restoreFields('/assets/7');

  expect(values()).toEqual(restored);
  expect(changedNames).toEqual(expect.arrayContaining(['name', 'message', 'province', 'kind', 'consent']));
  expect(changedNames).not.toContain('phone');
  expect(sessionStorage.length).toBe(0);
});

it('restores fields that are rendered later', async () => {
  fillIn();
  readFields('/assets/7')();
  document.body.innerHTML = '';

  restoreFields('/assets/7');
  document.body.innerHTML = form;
  await Promise.resolve();

  expect(values()).toEqual(restored);
});

it('restores values only on the page where they were typed', () => {
  fillIn();
  readFields('/assets/7')();
  document.body.innerHTML = form;

  restoreFields('/assets/8');
  expect(values().name).toBe('');

  restoreFields('/assets/7');
  expect(values().name).toBe('สมหญิง');
});

it.each(['{', '7', 'null', '{"name":"x"}'])('ignores the invalid entry %j', (junk) => {
  sessionStorage.setItem('saved-fields:/assets/7', junk);
  restoreFields('/assets/7');
  expect(values().name).toBe('');
});
