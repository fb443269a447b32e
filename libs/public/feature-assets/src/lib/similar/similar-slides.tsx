import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { getSimilarAssets, type ResponseOf } from '@yoodee/api-contract';
import { AssetCard, toAssetCardView, type AssetCardView } from '@yoodee/asset-view';
import type { Locale } from '@yoodee/site';
import { Carousel } from '@yoodee/ui-kit/carousel';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages as pageMessages } from '../asset-page.messages.ts';
import { messages } from './similar-slides.messages.ts';

/** Cards of all that is like an asset. Throws where they cannot be had. */
export const loadAllSimilar = async (id: number, locale: Locale): Promise<AssetCardView[]> => {
  const request = toRequest(getSimilarAssets, { params: { id } });
  const result = await send<ResponseOf<typeof getSimilarAssets>>(request, { locale });
  if (!isSuccess(result)) throw new Error('Similar assets could not be had.');
  const now = new Date();
  return result.data.items.map((item) => toAssetCardView(item, locale, now));
};

/** All that is like an asset, one beside the other; comes in the place of what was pressed, and takes the focus from it. */
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
