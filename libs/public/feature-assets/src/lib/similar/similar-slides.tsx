import { isSuccess, send, toRequest } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import { getSimilarAssets } from '@yoodee/api-contract/similar';
import type { Locale } from '@yoodee/site';
import { AssetCard, toAssetCardView, type AssetCardView } from '@yoodee/ui-asset-card';
import { Carousel } from '@yoodee/ui-kit/carousel';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages as pageMessages } from '../asset-page.messages.ts';
import type { SimilarView } from './similar-assets.view.ts';
import { messages } from './similar-slides.messages.ts';

/** Cards of all similar assets. Throws when loading fails. */
export const loadAllSimilar = async (
  { id, deals }: NonNullable<SimilarView['all']>,
  locale: Locale,
): Promise<AssetCardView[]> => {
  const request = toRequest(getSimilarAssets, { params: { id } });
  const result = await send<ResponseOf<typeof getSimilarAssets>>(request, { locale });
  if (!isSuccess(result)) throw new Error('Similar assets could not be loaded.');
  const now = new Date();
  return result.data.items.map((item) => toAssetCardView(item, locale, now, deals));
};

/** A carousel of all similar assets. It replaces the clicked button and takes its focus. */
export const SimilarSlides = ({ cards }: { cards: readonly AssetCardView[] }) => {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current!.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Carousel
        label={formatMessage(pageMessages.similar)}
        perView="cards"
        autoplay
        slides={cards.map((card) => ({
          key: card.id,
          content: <AssetCard asset={card} sizes="82vw sm:40vw lg:280px" headingLevel={3} />,
        }))}
        texts={{
          previous: formatMessage(messages.previous),
          next: formatMessage(messages.next),
          pause: formatMessage(messages.pause),
          play: formatMessage(messages.play),
          goTo: (slide) => formatMessage(messages.goTo, { slide }),
          slide: (slide, count) => formatMessage(messages.slide, { slide, count }),
        }}
      />
    </div>
  );
};
