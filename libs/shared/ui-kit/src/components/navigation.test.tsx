import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { Pagination } from './pagination.tsx';
import { StepIndicator } from './step-indicator.tsx';

afterEach(cleanup);

describe('Pagination', () => {
  const pages = ['1', '2', '3'].map((text) => ({ text, href: `?page=${text}`, label: `Page ${text}` }));

  it('consists of links, including the current page, and of gaps without a link', () => {
    render(
      <Pagination
        label="Pages"
        pages={[pages[0]!, null, pages[2]!]}
        currentHref="?page=3"
        previous={{ href: '?page=2', label: 'Back' }}
      />,
    );

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '?page=2',
      '?page=1',
      '?page=3',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 3');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('rel')).toBe('prev');
  });
});

it('the breadcrumb ends with the current page', () => {
  render(<Breadcrumb label="Path" items={[{ label: 'Home', href: '/' }, { label: 'Condo' }]} />);

  expect(screen.getByText('Condo').getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('the step indicator marks the current step and the completed ones', () => {
  render(
    <StepIndicator
      label="Steps"
      current={1}
      steps={[{ label: 'Start', href: '?step=1' }, { label: 'Place' }, { label: 'Price' }]}
    />,
  );
  const [start, place, price] = screen.getAllByRole('listitem');

  expect([start, place, price].map((step) => step!.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect([start, place, price].map((step) => step!.hasAttribute('data-done'))).toEqual([true, false, false]);
});
