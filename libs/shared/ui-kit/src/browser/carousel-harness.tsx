import { createRoot } from 'react-dom/client';
import { Carousel } from '../carousel/carousel.tsx';

const slides = ['one', 'two', 'three'].map((key) => ({ key, content: <a href={`#${key}`}>{key}</a> }));

const texts = {
  previous: 'Prev',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  goTo: (slide: number) => `Go to slide ${slide}`,
  slide: (slide: number, count: number) => `${slide} of ${count}`,
};

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Carousel label="New homes" slides={slides} texts={texts} autoplay />,
);
