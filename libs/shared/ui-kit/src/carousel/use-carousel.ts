import { carouselAutoplayMs } from '@yoodee/site';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const stillness = '(prefers-reduced-motion: reduce)';

/** Selects the slide that the visitor had scrolled to before hydration. */
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

/**
 * Advances every 3 seconds unless the visitor hovers over the carousel, focuses it, has paused it, or prefers reduced
 * motion.
 */
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
    // Each new slide restarts the timer.
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

/** Embla with the state that the carousel renders: snaps, the selected slide, and autoplay. */
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
