import { expect, it } from 'vitest';
import { filesInManifest, readDockerfile, settingsInManifest } from './deployment.ts';

it('finds settings anywhere in a manifest', () => {
  const manifest = {
    services: { api: { environment: { DATA_DIR: '/data', SEED: '${SEED:-0}' }, ports: ['${PORT:-4200}:4200'] } },
    spec: { env: [{ name: 'DRAIN_MS', value: '1' }], ports: [{ name: 'http' }] },
    configMapGenerator: [{ name: 'settings', literals: ['STORAGE=s3'] }],
  };

  expect(settingsInManifest(manifest)).toEqual(['DATA_DIR', 'SEED', 'DRAIN_MS', 'STORAGE', 'SEED', 'PORT']);
});

it('finds the executed files of a manifest', () => {
  expect(
    filesInManifest({ args: ['apps/api/src/main.ts'], test: ['CMD', 'node', 'tools/deploy/healthy.mjs'] }),
  ).toEqual(['apps/api/src/main.ts', 'tools/deploy/healthy.mjs']);
});

it('parses the variables, copied files and commands of a Dockerfile', () => {
  const dockerfile = `
ENV NODE_ENV=production PORT=4200
COPY . .
COPY --from=build /site/libs ./libs
CMD ["apps/gateway/src/main.ts"]`;

  expect(readDockerfile(dockerfile)).toEqual({
    settings: ['NODE_ENV', 'PORT'],
    files: ['libs', 'apps/gateway/src/main.ts'],
  });
});
