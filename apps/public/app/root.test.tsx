import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { provideMessages } from './page-messages';
import { Layout } from './root';

provideMessages('th', {});

const documentOf = (handle?: object) => {
  const Page = createRoutesStub([{ path: '/', Component: () => <Layout>page</Layout>, ...(handle && { handle }) }]);
  return renderToString(<Page />);
};

it.each([
  ['the mode that its route forces, for the script before the first paint', { colorMode: 'dark' }, 'dark'],
  ['no mode where the route forces none', {}, undefined],
] as const)('U1: the document names %s', (_what, handle, mode) => {
  const [, forced] = / data-color-mode-forced="(\w+)"/.exec(documentOf(handle)) ?? [];

  expect(forced).toBe(mode);
});
