import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from '../src/fixtures.ts';

test('a program of the Model Context Protocol searches the site, and its link opens the same list', async ({
  page,
  baseURL,
}) => {
  const client = new Client({ name: 'journey', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  const { structuredContent } = await client.callTool({
    name: 'search_properties',
    arguments: { text: 'คอนโด กรุงเทพ ไม่เกิน 10 ล้าน', language: 'th' },
  });
  await client.close();
  const { total, url } = structuredContent as { total: number; url: string };
  expect(total).toBeGreaterThan(0);

  // The link has the configured origin of the site.
  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  await expect(page.getByRole('status').filter({ hasText: `พบ ${total} ประกาศ` })).toBeVisible();
});
