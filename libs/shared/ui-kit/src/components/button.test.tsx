import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heartIcon } from '../../generated/icons.ts';
import { Icon } from '../icons/icon.tsx';
import { Button, IconButton } from './button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('does not submit a form by default', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
  });

  it('ignores clicks while it is loading, and stays focusable', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });

    fireEvent.click(button);

    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});

it('an icon button has an accessible name', () => {
  render(<IconButton label="Save" icon={<Icon icon={heartIcon} />} />);

  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});
