import { expect, it } from 'vitest';
import { openSearchPlace } from './server.ts';
import { openStandInServer } from './server.testing.ts';

const settings = { OPENSEARCH_URL: 'http://127.0.0.1:9', OPENSEARCH_INDEX: 'listings' };

it.each(['memory', 'postgres'] as const)('opens no client of OpenSearch with SEARCH_ENGINE=%s', async (engine) => {
  expect(await openSearchPlace({ SEARCH_ENGINE: engine, ...settings })).toBeNull();
});

it('names the setting of an authority that cannot be read', async () => {
  await expect(
    openSearchPlace({ SEARCH_ENGINE: 'opensearch', ...settings, OPENSEARCH_CA: '/nowhere/ca.pem' }),
  ).rejects.toThrow('Wrong setting. OPENSEARCH_CA: this file cannot be read.');
});

it('authenticates with user and password, and reveals nothing about the machine to the server', async () => {
  const server = await openStandInServer('listings', { OPENSEARCH_USER: 'yoodee', OPENSEARCH_PASSWORD: 'pass:word' });
  await server.place.client.get({ index: 'listings', id: 'state' }, { ignore: [404] });
  await server.close();

  const { authorization, ...headers } = server.sent[0]!.headers;
  expect(authorization).toBe(`Basic ${Buffer.from('yoodee:pass:word').toString('base64')}`);
  expect(headers['user-agent']).toBe('yoodee');
});
