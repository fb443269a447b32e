import { carouselAutoplayMs } from '@yoodee/site';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const stillness = '(prefers-reduced-motion: reduce)';

/** Goes to the slide that the reader had scrolled to before script came. */
const takeOverScroll = (embla: Embla) => {
  const viewport = embla.rootNode();
  const slide = Math.round(viewport.scrollLeft / (embla.slideNodes()[0]?.offsetWidth || 1));
  viewport.dataset['ready'] = '';
  viewport.scrollLeft = 0;
  embla.scrollTo(slide, true);
};

const useSnaps = (embla: Embla | undefined, slideCount: number) => {
  const [snaps, setSnaps] = useState({ count: slideCount, selected: 0 });
  useEffect(() => {
    if (!embla) return;
    takeOverScroll(embla);
    const read = () => setSnaps({ count: embla.scrollSnapList().length, selected: embla.selectedScrollSnap() });
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return snaps;
};

/** Moves on every 3 seconds unless the reader points at it, is in it, has paused it or wants no motion. */
const useAutoplay = (embla: Embla | undefined, isWanted: boolean, selected: number) => {
  const [isPaused, setIsPaused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPlaying = isWanted && !isPaused;
  const isMoving = isPlaying && !isPointedAt && !hasFocus;
  useEffect(() => {
    if (!embla || !isMoving || matchMedia(stillness).matches) return;
    const timer = setTimeout(() => embla.scrollNext(), carouselAutoplayMs);
    return () => clearTimeout(timer);
    // Each new slide has its full time.
  }, [embla, isMoving, selected]);
  return {
    isPlaying,
    isMoving,
    toggle: () => setIsPaused(!isPaused),
    watch: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  };
};

/** Embla with what the carousel shows of it: snaps, the one selected, and the autoplay. */
export const useCarousel = ({ slideCount, autoplay }: { slideCount: number; autoplay: boolean }) => {
  const [viewportRef, embla] = useEmblaCarousel({
    align: 'start',
    loop: autoplay,
    breakpoints: { [stillness]: { duration: 0 } },
  });
  const { count, selected } = useSnaps(embla, slideCount);
  const playback = useAutoplay(embla, autoplay && count > 1, selected);
  return { viewportRef, embla, count, selected, ...playback };
};
