import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { colorModeOf, frameOf, layoutOf, type PageHandle } from './page-handle.ts';

const intl = createIntl({ locale: 'th' });

describe('layoutOf', () => {
  it('returns the layout of the deepest match', () => {
    const matches = [
      { handle: { layout: 'default' } },
      { handle: undefined },
      { handle: { layout: 'menu' } },
      { handle: {} },
    ];

    expect(layoutOf(matches)).toEqual({ mobile: 'menu', tablet: 'menu', desktop: 'menu' });
  });

  it('returns a layout per device unchanged', () => {
    const layout = { mobile: 'blank', tablet: 'no-footer', desktop: 'no-footer' };

    expect(layoutOf([{ handle: { layout } }])).toBe(layout);
  });

  it.each([[[]], [[{ handle: undefined }]], [[{ handle: null }]]])('is default for %j', (matches) => {
    expect(layoutOf(matches).desktop).toBe('default');
  });
});

describe('frameOf', () => {
  it('calls each function with the data of its own route', () => {
    const outer: PageHandle = {
      title: () => 'outer',
      footAction: (data) => `call ${data}`,
      headActions: (data) => `save ${data}`,
    };
    const inner: PageHandle = { title: (data, { locale }) => `${data} in ${locale}` };

    const frame = frameOf(
      [
        { handle: outer, loaderData: 'owner' },
        { handle: inner, loaderData: 'loft' },
      ],
      intl,
    );

    expect(frame).toMatchObject({
      title: 'loft in th',
      headActions: 'save owner',
      footAction: 'call owner',
      breadcrumb: undefined,
    });
  });
});

it('returns the forced colour mode, if any', () => {
  expect(colorModeOf([{ handle: { colorMode: 'dark' } }, { handle: {} }])).toBe('dark');
  expect(colorModeOf([{ handle: {} }])).toBeUndefined();
});
