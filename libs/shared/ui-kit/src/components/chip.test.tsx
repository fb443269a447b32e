import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RemovableChip } from './chip.tsx';

afterEach(cleanup);

it('a chip is removed by a link or a button', () => {
  const onRemove = vi.fn();
  render(
    <>
      <RemovableChip removeLabel="Remove Bangkok" removeHref="/assets">
        Bangkok
      </RemovableChip>
      <RemovableChip removeLabel="Remove pool" onRemove={onRemove}>
        Pool
      </RemovableChip>
    </>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Remove pool' }));

  expect(onRemove).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Remove Bangkok' }).getAttribute('href')).toBe('/assets');
});
