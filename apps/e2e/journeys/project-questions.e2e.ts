import type { Page } from '@playwright/test';
import type { ResponseOf } from '@yoodee/api-contract';
import type { getAsset } from '@yoodee/api-contract/assets';
import { expect, test } from '../src/fixtures.ts';
import { signUp } from '../src/member.ts';

const words = {
  th: {
    ...{ search: 'ค้นหา', ask: 'ถามคำถาม', question: /คำถามของคุณ/, sendQuestion: 'ส่งคำถาม', sent: /^ส่งแล้ว/ },
    ...{ answer: /^ตอบคำถาม/, answerText: /คำตอบของคุณ/, sendAnswer: 'ส่งคำตอบ', seller: 'มีประกาศในโครงการนี้' },
  },
  en: {
    ...{ search: 'Search', ask: 'Ask a question', question: /Your question/, sendQuestion: 'Send the question' },
    ...{ sent: /^Sent/, answer: /^Answer the question/, answerText: /Your answer/, sendAnswer: 'Send the answer' },
    seller: 'Has a listing here',
  },
};

test('a buyer asks about a project, its seller answers, and every visitor reads it', async ({
  page,
  language,
  to,
  publish,
  member,
  signIn,
  openBrowser,
  phones,
  request,
}) => {
  const labels = words[language];
  const name = `สวนทดสอบ ${member.profile.id}`;
  const title = `ห้องในโครงการทดสอบ ${member.profile.id}`;
  const { id } = await publish({
    project_name_th: name,
    project_name_en: `Test Garden ${member.profile.id}`,
    title_th: title,
  });
  const { project_id: projectId } = await member.api.call<ResponseOf<typeof getAsset>>('GET', `/assets/${id}`);
  const question = `ที่จอดรถพอสำหรับทุกห้องไหม ${id}`;
  const answer = 'พอ ห้องละหนึ่งคัน';
  const post = async (shown: Page, field: RegExp, text: string, send: string) => {
    await shown.getByRole('textbox', { name: field }).fill(text);
    await shown.getByRole('button', { name: send }).click();
    await expect(shown.getByRole('status').filter({ hasText: labels.sent })).toBeVisible();
  };

  await test.step('a buyer comes from the home page by search and listing to the project, and asks', async () => {
    const buyer = await signUp(request, phones.next());
    const browser = await openBrowser();
    await signIn(browser, buyer);
    const shown = await browser.newPage();
    await shown.goto(to.home);
    const box = shown.getByRole('search');
    await box.getByRole('searchbox', { name: labels.search }).fill(title);
    await box.getByRole('button', { name: labels.search }).click();
    await shown
      .locator(`a[href="${to.asset(id)}"]:not([aria-hidden])`)
      .first()
      .click();
    await shown
      .locator(`a[href="${to.project(projectId!)}"]`)
      .first()
      .click();
    await expect(shown).toHaveURL(to.project(projectId!));
    await shown
      .getByRole('link', { name: labels.ask })
      .or(shown.getByRole('button', { name: labels.ask }))
      .click();
    await post(shown, labels.question, question, labels.sendQuestion);
  });

  await test.step('the seller answers', async () => {
    const browser = await openBrowser();
    await signIn(browser);
    const shown = await browser.newPage();
    await shown.goto(to.project(projectId!));
    await shown
      .getByRole('link', { name: labels.answer })
      .or(shown.getByRole('button', { name: labels.answer }))
      .click();
    await post(shown, labels.answerText, answer, labels.sendAnswer);
  });

  await test.step('a visitor reads both, and who sells there is marked', async () => {
    const asked = page.getByRole('listitem').filter({ hasText: question }).first();
    // A write is visible after at most a second.
    await expect(async () => {
      await page.goto(to.project(projectId!));
      await expect(asked).toContainText(answer, { timeout: 2_000 });
    }).toPass({ timeout: 15_000 });
    await expect(asked).toContainText(labels.seller);
  });
});
