import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Anchor, LinkProvider, type AnchorProps } from './link.tsx';

afterEach(cleanup);

it("goes through the app's router where one is given", () => {
  const RouterLink = (props: AnchorProps) => <a data-router="" {...props} />;
  render(
    <LinkProvider value={RouterLink}>
      <Anchor href="/assets">Assets</Anchor>
    </LinkProvider>,
  );

  expect(screen.getByRole('link').hasAttribute('data-router')).toBe(true);
});
