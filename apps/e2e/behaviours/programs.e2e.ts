import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { locales } from '@yoodee/site';
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

/** A page of another site with this body, until `close`. */
const serveElsewhere = async (body: string) => {
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>Elsewhere</title>${body}`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

for (const locale of locales)
  test(`another site finds the card of an asset, frames it, and it opens the asset (${locale})`, async ({
    page,
    request,
    baseURL,
    listing,
    consoleWatch,
  }) => {
    const { id } = listing;
    const path = `${locale === 'en' ? '/en' : ''}/assets/${id}`;
    const document = await (await request.get(path)).text();
    const [, described] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(document)!;
    const { pathname, search } = new URL(described!.replaceAll('&amp;', '&'));
    const { html } = (await (await request.get(pathname + search)).json()) as { html: string };
    // The frame of the configured origin, on the site under test; and a page that may not be framed.
    const card = html.replace(/https?:\/\/[^/"]+/, baseURL!);
    const elsewhere = await serveElsewhere(`${card}<iframe title="page" src="${baseURL}${path}"></iframe>`);
    consoleWatch.expectComplaint(/frame-ancestors|X-Frame-Options/i, 'the page itself refuses to be framed');

    await page.goto(elsewhere.url);
    const link = page.frameLocator('iframe').first().getByRole('link');
    await expect(link).toHaveAttribute('href', path);
    await expect(page.frameLocator('iframe[title=page]').getByRole('heading')).toHaveCount(0);
    const opened = page.waitForEvent('popup');
    await link.click();
    await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
    await elsewhere.close();
  });
