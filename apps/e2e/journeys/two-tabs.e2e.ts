import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { field } from '../src/field.ts';
import { expect, test } from '../src/fixtures.ts';
import { createDraft } from '../src/listing.ts';

const words = {
  th: { road: 'ถนน', soi: 'ซอย', offline: 'ออฟไลน์ เก็บไว้ในเครื่องนี้ จะส่งเมื่อเชื่อมต่อได้' },
  en: { road: 'Road', soi: 'Soi', offline: 'Offline. Kept on this device, sent when connected' },
} as const;

test('the remaining tab saves the offline edits of both tabs', async ({
  context,
  member,
  signIn,
  language,
  to,
  consoleWatch,
}) => {
  const labels = words[language];
  consoleWatch.expectComplaint(/ERR_INTERNET_DISCONNECTED/, 'the network is gone for a while');
  consoleWatch.expectComplaint(/status of 409/, 'two tabs save the same version');
  await signIn();
  const { id } = await createDraft(member.api);
  const stored = async () => ({ ...(await member.api.call<MemberAsset>('GET', `/member/assets/${id}`)) });
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, other]) {
    await tab.goto(to.createAssetStep(id, 2));
    await expect(field(tab, 'textbox', labels.road)).toBeVisible();
  }

  await context.setOffline(true);
  await field(one, 'textbox', labels.road).fill('สุขุมวิท');
  await expect(one.getByText(labels.offline)).toBeVisible();
  await field(other, 'textbox', labels.soi).fill('ทองหล่อ 10');
  await expect(other.getByText(labels.offline)).toBeVisible();
  await one.close();
  await context.setOffline(false);

  await expect.poll(stored).toMatchObject({ road: 'สุขุมวิท', soi: 'ทองหล่อ 10' });
  await expect(field(other, 'textbox', labels.road)).toHaveValue('สุขุมวิท');
});
