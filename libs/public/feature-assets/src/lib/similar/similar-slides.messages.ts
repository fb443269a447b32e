import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  open: { count: number };
  previous: NoMessageValues;
  next: NoMessageValues;
  pause: NoMessageValues;
  play: NoMessageValues;
  goTo: { slide: number };
  slide: { slide: number; count: number };
}>({
  open: {
    id: 'public.feature-assets.similar-slides.open',
    defaultMessage: '{count, plural, other {เลื่อนดูทั้ง # ประกาศ}}',
    description: 'Button that shows all similar listings as slides',
  },
  previous: {
    id: 'public.feature-assets.similar-slides.previous',
    defaultMessage: 'ก่อนหน้า',
    description: 'Button to the slide before',
  },
  next: {
    id: 'public.feature-assets.similar-slides.next',
    defaultMessage: 'ถัดไป',
    description: 'Button to the next slide',
  },
  pause: {
    id: 'public.feature-assets.similar-slides.pause',
    defaultMessage: 'หยุดเลื่อน',
    description: 'Button that stops the slides',
  },
  play: {
    id: 'public.feature-assets.similar-slides.play',
    defaultMessage: 'เลื่อนต่อ',
    description: 'Button that lets the slides move on',
  },
  goTo: {
    id: 'public.feature-assets.similar-slides.go-to',
    defaultMessage: 'ไปที่สไลด์ {slide}',
    description: 'Button to one slide',
  },
  slide: {
    id: 'public.feature-assets.similar-slides.slide',
    defaultMessage: '{slide} จาก {count}',
    description: 'Name of a slide',
  },
});
