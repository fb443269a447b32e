import { reportReasonCodes } from '@yoodee/api-contract/reports';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ReportAsset } from './report-asset.tsx';

// Loaded in advance, so that no test waits for a module.
beforeAll(() => import('../contact-dialogs.tsx'), 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  render(<ReportAsset assetId={7} />, { wrapper: inLocale('th') });
  await userEvent.click(screen.getByRole('button', { name: 'แจ้งปัญหาประกาศนี้' }));
  await screen.findByRole('dialog', { name: 'ประกาศนี้มีปัญหาอะไร' });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'ส่งให้ทีมงาน' }));

it('offers eight reasons and requires one', async () => {
  await open();
  await send();

  expect(screen.getAllByRole('radio')).toHaveLength(reportReasonCodes.length);
  expect(screen.getByText('เลือกหนึ่งข้อ')).toBeDefined();
});

it('requires a text for the reason “other”', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'เรื่องอื่น' }));
  await send();

  expect(screen.getByText('บอกสั้น ๆ ว่ามีปัญหาอะไร')).toBeDefined();
});

it('sends the reason, and explains what happens next', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({ data: null, message: 'Success' }, { status: 201 });
  });
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'ราคาไม่ตรงกับความจริง' }));
  await send();

  expect(await screen.findByRole('heading', { name: 'ขอบคุณที่แจ้ง' }, { timeout: 4_000 })).toBeDefined();
  expect(bodies).toMatchObject([{ reason: 'wrong_price', detail: null, website: '' }]);
});

it('keeps the choice and explains why it was not sent', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'ประกาศซ้ำ' }));
  await send();

  expect((await screen.findByRole('alert', {}, { timeout: 4_000 })).textContent).toMatch(/ไม่มีอินเทอร์เน็ต/);
  expect(screen.getByRole('radio', { name: 'ประกาศซ้ำ' })).toHaveProperty('checked', true);
});
