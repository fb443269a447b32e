import { readToken } from '@yoodee/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginTabs, endTabs, openTab, pass } from '../../testing/draft-tabs.ts';
import { failure, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { storeFromEarlierTab, unsavedEditsOf } from '../../testing/unsaved-edits.ts';
import { memberAsset } from '../../testing/member-asset.ts';

const patch = /assets\/\d+$/;

let api: FakeApi;
beforeEach(async () => {
  api = fakeApi(memberAsset());
  await beginTabs();
});
afterEach(endTabs);

describe('saving', () => {
  it('sends only changed fields, within two seconds, each on the version before', async () => {
    const { session, edit } = await openTab();

    edit({ listing_type: 'sale' });
    edit({ property_type: 'condo' });
    expect(session.getState().status).toBe('waiting');
    await pass(2_000);
    edit({ price_sale: 4_500_000 });
    await pass(2_000);

    expect(api.patches()).toEqual([
      { version: 1, listing_type: 'sale', property_type: 'condo' },
      { version: 2, price_sale: 4_500_000 },
    ]);
    expect(session.getState()).toMatchObject({ status: 'saved', edits: {} });
  });

  it('sends one request at a time, and then the newest value', async () => {
    let answer = (_reply: Response) => {};
    api.once('PATCH', patch, () => new Promise((resolve) => (answer = resolve)));
    const { edit } = await openTab();

    edit({ road: 'สุ' });
    await pass(2_000);
    edit({ road: 'สุขุม' });
    await pass(2_000);
    edit({ road: 'สุขุมวิท' });
    await pass(2_000);
    expect(api.patches()).toHaveLength(1);
    api.write({ road: 'สุ' });
    answer(Response.json({ data: api.asset(), message: 'Success' }));
    await pass();

    expect(api.patches()).toEqual([
      { version: 1, road: 'สุ' },
      { version: 2, road: 'สุขุมวิท' },
    ]);
  });

  it('keeps a value that cannot be saved, and saves the others', async () => {
    const { session, edit } = await openTab();

    edit({ price_sale: 5, road: 'สุขุมวิท' });
    await pass(2_000);

    expect(api.patches()).toEqual([{ version: 1, road: 'สุขุมวิท' }]);
    expect(session.getState()).toMatchObject({ status: 'refused', edits: { price_sale: 5 } });
  });

  it('shows a rejected value at its field, keeps it, and sends the other fields', async () => {
    api.once('PATCH', patch, () => failure(400, 'invalid_request', { errors: { district_code: 'unknown_value' } }));
    const { session, edit } = await openTab();

    edit({ district_code: '1099', road: 'สุขุมวิท' });
    await pass(2_000);
    expect(session.getState()).toMatchObject({
      status: 'refused',
      refused: { district_code: 'unknown_value' },
      edits: { district_code: '1099' },
    });
    edit({ district_code: '1039' });
    await pass(2_000);

    expect(api.asset()).toMatchObject({ road: 'สุขุมวิท', district_code: '1039' });
    expect(session.getState()).toMatchObject({ status: 'saved', refused: {} });
  });

  it('sends a correction that was made before the API rejected the old value', async () => {
    let answer = (_reply: Response) => {};
    api.once('PATCH', patch, () => new Promise((resolve) => (answer = resolve)));
    const { session, edit } = await openTab();

    edit({ district_code: '1099' });
    await pass(2_000);
    edit({ district_code: '1039' });
    answer(failure(400, 'invalid_request', { errors: { district_code: 'unknown_value' } }));
    await pass(2_000);

    expect(api.asset().district_code).toBe('1039');
    expect(session.getState()).toMatchObject({ status: 'saved', refused: {} });
  });
});

describe('changed elsewhere', () => {
  it('merges changes of different fields, and says so', async () => {
    const { session, edit } = await openTab();
    api.write({ soi: 'ทองหล่อ 10' });

    edit({ road: 'สุขุมวิท' });
    await pass(2_000);

    expect(api.asset()).toMatchObject({ road: 'สุขุมวิท', soi: 'ทองหล่อ 10', version: 3 });
    expect(session.getState()).toMatchObject({ status: 'saved', isMerged: true });
  });

  it.each([
    ['mine', [], 'สุขุมวิท', 3],
    ['theirs', ['road'], 'เพชรบุรี', 3],
  ] as const)('lets the member decide about the same field: %s', async (_side, taken, road, version) => {
    const { session, edit } = await openTab();
    api.write({ road: 'เพชรบุรี' });

    edit({ road: 'สุขุมวิท', soi: 'ทองหล่อ 10' });
    await pass(2_000);
    expect(session.getState()).toMatchObject({ status: 'conflict', theirs: { road: 'เพชรบุรี' } });
    edit({ landmark_th: 'ตรงข้ามตลาด' });
    await pass(5_000);
    expect(api.asset().version).toBe(2);
    session.decide(taken);
    await pass();

    expect(api.asset()).toMatchObject({ road, soi: 'ทองหล่อ 10', landmark_th: 'ตรงข้ามตลาด', version });
    expect(session.getState()).toMatchObject({ status: 'saved', theirs: null });
    expect(await unsavedEditsOf('17')).toEqual([]);
  });

  it('asks about a local copy that conflicts with values saved since', async () => {
    await storeFromEarlierTab('17', { edits: { road: 'สุขุมวิท' }, base: { road: null } });
    api.write({ road: 'เพชรบุรี' });

    const { session } = await openTab();

    expect(session.getState()).toMatchObject({ status: 'conflict', edits: { road: 'สุขุมวิท' } });
    expect(api.patches()).toEqual([]);
  });
});

describe('when the API permanently rejects a save', () => {
  it('ends the session once and keeps the answers for the next one', async () => {
    const { edit, session } = await openTab();
    api.once('PATCH', patch, () => failure(401, 'signed_out'));
    api.once('GET', /profile/, () => failure(401, 'signed_out'));

    edit({ road: 'สุขุมวิท' });
    await pass(2_000);
    expect(session.getState().status).toBe('signed_out');
    expect(readToken()).toBeUndefined();
    expect(api.to('POST', /logout/)).toHaveLength(1);
    expect(await unsavedEditsOf('17')).toMatchObject([{ edits: { road: 'สุขุมวิท' } }]);
    await openTab();
    await pass();

    expect(api.asset().road).toBe('สุขุมวิท');
  });

  it.each([
    [404, 'not_found', 'gone'],
    [409, 'wrong_state', 'closed'],
  ] as const)('stops for good after %i %s', async (status, code, expected) => {
    const { session, edit } = await openTab();
    api.once('PATCH', patch, () => failure(status, code));

    edit({ road: 'สุขุมวิท' });
    await pass(60_000);

    expect(session.getState().status).toBe(expected);
    expect(api.patches()).toHaveLength(1);
  });
});
