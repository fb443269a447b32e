import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: defineMessage<{ count: number }>({
    id: 'public.feature-assets.similar-slides.open',
    defaultMessage: '{count, plural, other {เลื่อนดูทั้ง # ประกาศ}}',
    description: 'Button that shows all similar listings as a carousel',
  }),
  previous: {
    id: 'public.feature-assets.similar-slides.previous',
    defaultMessage: 'ก่อนหน้า',
    description: 'Button to the previous slide',
  },
  next: {
    id: 'public.feature-assets.similar-slides.next',
    defaultMessage: 'ถัดไป',
    description: 'Button to the next slide',
  },
  pause: {
    id: 'public.feature-assets.similar-slides.pause',
    defaultMessage: 'หยุดเลื่อน',
    description: 'Button that pauses the carousel',
  },
  play: {
    id: 'public.feature-assets.similar-slides.play',
    defaultMessage: 'เลื่อนต่อ',
    description: 'Button that starts the carousel',
  },
  goTo: defineMessage<{ slide: number }>({
    id: 'public.feature-assets.similar-slides.go-to',
    defaultMessage: 'ไปที่สไลด์ {slide}',
    description: 'Button that shows one slide',
  }),
  slide: defineMessage<{ slide: number; count: number }>({
    id: 'public.feature-assets.similar-slides.slide',
    defaultMessage: '{slide} จาก {count}',
    description: 'Name of a slide for screen readers',
  }),
});
