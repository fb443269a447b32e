// @vitest-environment node
import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AssetCard, CardActionProvider, MarkupKeeperProvider, toAssetCardView } from '@yoodee/asset-view';
import { card } from '@yoodee/asset-view/testing';
import { inLocale } from '@yoodee/i18n/testing';
import { locales, type Locale } from '@yoodee/site';
import { createMarkupKeeper } from './keep-markup.server';
import { signOf, withParts } from './rendered-page';

const now = new Date('2026-11-21T12:00:00+07:00');

const Labelled = () => <label htmlFor={useId()}>{useId()}</label>;

const listOf = (ids: readonly number[], locale: Locale, heart: () => ReactNode) => {
  const Provided = inLocale(locale);
  return (
    <Provided>
      <CardActionProvider value={({ title }) => <button aria-label={title}>{heart()}</button>}>
        <Labelled />
        {ids.map((id, index) => (
          <AssetCard
            key={id}
            asset={toAssetCardView({ ...card, id }, locale, now)}
            sizes="100vw"
            priority={index === 0}
          />
        ))}
        <Labelled />
      </CardActionProvider>
    </Provided>
  );
};

const renderKeeping = (list: ReactNode) => {
  const { keep, parts } = createMarkupKeeper();
  const html = renderToString(<MarkupKeeperProvider value={keep}>{list}</MarkupKeeperProvider>);
  return { html: withParts(html, parts).toString(), parts: parts.length };
};

it.each(locales)('a list in %s with kept cards is what it would be without, to the letter', (locale) => {
  const list = listOf([1, 2, 3], locale, () => '♡');
  const rendered = renderToString(list);

  const [first, again] = [1, 2].map(() => renderKeeping(list));

  expect([first!.html, again!.html]).toEqual([rendered, rendered]);
  expect([first!.parts, again!.parts]).toEqual([2, 2]);
});

it('takes nothing that somebody wrote for a sign', () => {
  const text = <p title={signOf(0)}>{signOf(0)}</p>;

  expect(renderKeeping(text)).toEqual({ html: renderToString(text), parts: 0 });
});

it('a card is rendered once for all pages that show it alike', () => {
  const heart = vi.fn(() => '♥');
  const show = (ids: readonly number[], locale: Locale) => renderKeeping(listOf(ids, locale, heart));

  show([10, 11, 12], 'th');
  expect(heart).toHaveBeenCalledTimes(3);
  show([10, 12, 11], 'th');
  expect(heart).toHaveBeenCalledTimes(4);
  show([10, 11, 12], 'en');
  expect(heart).toHaveBeenCalledTimes(7);
});
