import { cleanup, render, screen } from '@testing-library/react';
import { imageWidths } from '@yoodee/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { averageColor, Image } from './image.tsx';

afterEach(cleanup);

describe('Image', () => {
  const size = { width: 1200, height: 900, alt: 'A house' };

  it('has a srcset of the endpoint’s widths, and loads lazily', () => {
    render(<Image imageKey="k1" sizes="100vw md:50vw" {...size} />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A house' });
    const widths = image.srcset.split(', ').map((candidate) => Number(/\/img\/(\d+)\/k1\.webp/.exec(candidate)?.[1]));

    expect(widths.every((width) => imageWidths.includes(width))).toBe(true);
    expect(image.getAttribute('sizes')).toBe('(min-width: 768px) 50vw, 100vw');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900']);
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('loads eagerly with high priority when it has priority', () => {
    const markup = renderToStaticMarkup(<Image src="/a.svg" priority {...size} />);

    expect(markup).toContain('fetchPriority="high"');
    expect(markup).not.toContain('loading');
  });

  it('shows the average colour of its thumbhash until it is loaded', () => {
    expect(averageColor('3OcRJYB4d3h/iIeHeEh3eIhw+j2w')).toMatch(/^#[0-9a-f]{3}$/);
  });
});
