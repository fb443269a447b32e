import '../../generated/styles/carousel.css';
import type { ReactNode } from 'react';
import { chevronLeftIcon } from '../../generated/icons/chevron-left.ts';
import { chevronRightIcon } from '../../generated/icons/chevron-right.ts';
import { pauseIcon } from '../../generated/icons/pause.ts';
import { playIcon } from '../../generated/icons/play.ts';
import { IconButton } from '../components/button.tsx';
import { recipeClass } from '../components/recipe-class.ts';
import { Icon } from '../icons/icon.tsx';
import { useCarousel } from './use-carousel.ts';

export interface CarouselTexts {
  previous: string;
  next: string;
  pause: string;
  play: string;
  goTo: (slide: number) => string;
  /** Name of a slide, e.g. "2 of 5". */
  slide: (slide: number, count: number) => string;
}

export interface CarouselSlide {
  key: string | number;
  content: ReactNode;
}

export interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  texts: CarouselTexts;
  /** `cards` shows as many slides as fit the screen. */
  perView?: 'cards';
  autoplay?: boolean;
}

/** Slides side by side. The server's HTML scrolls natively; script adds buttons, dragging and autoplay. */
export const Carousel = ({ label, slides, texts, perView, autoplay = false }: CarouselProps) => {
  const { viewportRef, embla, count, selected, isPlaying, isMoving, toggle, watch } = useCarousel({
    slideCount: slides.length,
    autoplay,
  });
  return (
    <div role="region" aria-roledescription="carousel" aria-label={label} className="y-carousel" {...watch}>
      <div ref={viewportRef} className="y-carousel__viewport">
        <div className={recipeClass('y-carousel__track', { perView })} aria-live={isMoving ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            <div key={key} role="group" aria-roledescription="slide" aria-label={texts.slide(index + 1, slides.length)}>
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="y-carousel__controls">
        <IconButton label={texts.previous} icon={<Icon icon={chevronLeftIcon} />} onClick={() => embla?.scrollPrev()} />
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className="y-carousel__dot"
            aria-label={texts.goTo(index + 1)}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => embla?.scrollTo(index)}
          />
        ))}
        <IconButton label={texts.next} icon={<Icon icon={chevronRightIcon} />} onClick={() => embla?.scrollNext()} />
        {autoplay && (
          <IconButton
            label={isPlaying ? texts.pause : texts.play}
            icon={<Icon icon={isPlaying ? pauseIcon : playIcon} size={16} />}
            onClick={toggle}
          />
        )}
      </div>
    </div>
  );
};
