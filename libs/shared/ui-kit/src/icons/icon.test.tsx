import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { heartIcon } from '../../generated/icons.ts';
import { Icon } from './icon.tsx';

afterEach(cleanup);

describe('Icon', () => {
  it('is in the server’s HTML, with its styles from the recipe', () => {
    const markup = renderToStaticMarkup(<Icon icon={heartIcon} />);

    expect(markup).toMatch(
      /^<svg class="y-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="/,
    );
    expect(markup).not.toContain('stroke');
  });

  it('has the role img when it has a label', () => {
    render(<Icon icon={heartIcon} label="Saved" />);

    expect(screen.getByRole('img', { name: 'Saved' })).toBeTruthy();
  });
});
