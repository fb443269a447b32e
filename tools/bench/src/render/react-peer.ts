import { createElement as h } from 'react';
import type { PeerCard, PeerPage } from './peer-card.ts';

const Card = ({ card }: { card: PeerCard }) =>
  h(
    'article',
    { className: 'card' },
    h(
      'a',
      { href: card.href },
      card.picture && h('img', { ...card.picture, alt: '', loading: 'lazy', width: 640, height: 427 }),
      h('h2', null, card.title),
    ),
    h('p', { className: 'price' }, card.price),
    h('p', null, card.place),
    h('ul', null, ...card.facts.map((fact) => h('li', { key: fact }, fact))),
    ...card.badges.map((badge) => h('span', { className: 'badge', key: badge }, badge)),
  );

/** The list in plain React: no router, no design system, no messages. */
export const ReactPeer = ({ page }: { page: PeerPage }) =>
  h(
    'html',
    { lang: 'th' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'ทรัพย์')),
    h(
      'body',
      null,
      h('header', null, h('a', { href: '/' }, 'อยู่ดี')),
      h(
        'main',
        null,
        h('h1', null, `${page.total} ทรัพย์`),
        ...page.cards.map((card) => h(Card, { key: card.href, card })),
      ),
    ),
  );
