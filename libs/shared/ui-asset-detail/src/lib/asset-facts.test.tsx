import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { showDetail } from '../testing/show-detail.tsx';
import { Amenities } from './asset-facts.tsx';

const drawing = { body: '<path id="drawn"/>', viewBox: '0 0 24 24' };
const Wrapper = inLocale('en');
const page = <Amenities title="facilities" amenities={[{ name: 'Pool', icon: { name: 'lucide:waves', drawing } }]} />;

afterEach(cleanup);

it('has the icon of each facility in the document, and the same once the page is hydrated', () => {
  const markup = renderToStaticMarkup(<Wrapper>{page}</Wrapper>);
  expect(markup).toContain('<path id="drawn"/>');

  const { container } = render(page, { wrapper: Wrapper });
  expect(container.querySelectorAll('li svg #drawn')).toHaveLength(1);
});

const flooded = { flood: 'flooded', flood_year: 2011, flood_depth_cm: 30, flood_source: 'neighbours' } as const;
const dry = { flood: 'never', flood_year: 2006, flood_source: 'own' } as const;

it.each([
  ['th', flooded, 'เคยท่วมปี พ.ศ. 2554 สูง 30 ซม. (ที่มา: คนแถวนั้น)'],
  ['en', flooded, 'Flooded in 2011, 30 cm deep (source: neighbours)'],
  ['th', dry, 'ไม่ท่วมตั้งแต่ปี พ.ศ. 2549 (ที่มา: รู้เอง)'],
  ['en', dry, 'Not flooded since 2006 (source: own knowledge)'],
] as const)('says in %s what the seller declares: %j', (locale, facts, text) => {
  showDetail(facts, { locale });

  expect(screen.getByText(text)).toBeDefined();
});

it('lists the missing facts, and links to the seller', () => {
  showDetail({ flood: null, noise_sources: null });

  expect(screen.getByText(/^Not stated: Flooding, Noise/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask the seller' }).getAttribute('href')).toBe('#contact');
});

it('does not list facts that are stated', () => {
  showDetail({ ...dry, noise_sources: ['none'] });

  expect(screen.queryByText(/^Not stated/)).toBeNull();
  expect(screen.getByText('None known')).toBeDefined();
});

it('says the shape of a plot in words', () => {
  const plot_outline = '13.7367,100.5231*;13.7367,100.523285;13.7370616,100.523285;13.7370616,100.5231';
  showDetail({ property_type: 'land', plot_outline });

  expect(screen.getByText('Rectangle, 20 × 40 m, 20 m along the road')).toBeDefined();
});
