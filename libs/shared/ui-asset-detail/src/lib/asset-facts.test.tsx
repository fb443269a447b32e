import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
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
