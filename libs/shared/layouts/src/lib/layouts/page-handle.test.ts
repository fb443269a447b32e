import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { colorModeOf, frameOf, layoutOf, type PageHandle } from './page-handle.ts';

const intl = createIntl({ locale: 'th' });

describe('layoutOf', () => {
  it('takes the layout of the deepest match', () => {
    const matches = [
      { handle: { layout: 'default' } },
      { handle: undefined },
      { handle: { layout: 'menu' } },
      { handle: {} },
    ];

    expect(layoutOf(matches)).toEqual({ mobile: 'menu', tablet: 'menu', desktop: 'menu' });
  });

  it('takes a layout for each device as it is', () => {
    const layout = { mobile: 'blank', tablet: 'no-footer', desktop: 'no-footer' };

    expect(layoutOf([{ handle: { layout } }])).toBe(layout);
  });

  it.each([[[]], [[{ handle: undefined }]], [[{ handle: null }]]])('is default for %j', (matches) => {
    expect(layoutOf(matches).desktop).toBe('default');
  });
});

describe('frameOf', () => {
  it('gives each function the data of its own route', () => {
    const outer: PageHandle = { title: () => 'outer', footAction: (data) => `call ${data}` };
    const inner: PageHandle = { title: (data, { locale }) => `${data} in ${locale}` };

    const frame = frameOf(
      [
        { handle: outer, loaderData: 'owner' },
        { handle: inner, loaderData: 'loft' },
      ],
      intl,
    );

    expect(frame).toMatchObject({ title: 'loft in th', footAction: 'call owner', breadcrumb: undefined });
  });
});

it('knows the forced colour mode, if any', () => {
  expect(colorModeOf([{ handle: { colorMode: 'dark' } }, { handle: {} }])).toBe('dark');
  expect(colorModeOf([{ handle: {} }])).toBeUndefined();
});
