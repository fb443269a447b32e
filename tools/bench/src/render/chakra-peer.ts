import {
  Badge,
  Box,
  Card,
  ChakraProvider,
  Container,
  defaultSystem,
  Heading,
  HStack,
  Image,
  Link,
  SimpleGrid,
  Text,
} from '@chakra-ui/react';
import { createElement as h, Fragment } from 'react';
import type { PeerCard, PeerPage } from './peer-card.ts';

const AssetCard = ({ card }: { card: PeerCard }) =>
  h(
    Card.Root,
    { overflow: 'hidden' },
    card.picture && h(Image, { ...card.picture, alt: '', loading: 'lazy', aspectRatio: 3 / 2 }),
    h(
      Card.Body,
      { gap: '2' },
      h(Card.Title, null, h(Link, { href: card.href }, card.title)),
      h(Text, { textStyle: 'xl', fontWeight: 'medium' }, card.price),
      h(Text, { color: 'fg.muted' }, card.place),
      h(HStack, null, ...card.facts.map((fact) => h(Text, { key: fact, textStyle: 'sm' }, fact))),
      h(HStack, null, ...card.badges.map((badge) => h(Badge, { key: badge }, badge))),
    ),
  );

const List = ({ page }: { page: PeerPage }) =>
  h(
    Fragment,
    null,
    h(Box, { as: 'header', padding: '4' }, h(Link, { href: '/' }, 'อยู่ดี')),
    h(
      Container,
      { as: 'main' },
      h(Heading, { as: 'h1' }, `${page.total} ทรัพย์`),
      h(
        SimpleGrid,
        { columns: { base: 1, md: 2, xl: 3 }, gap: '4' },
        ...page.cards.map((card) => h(AssetCard, { key: card.href, card })),
      ),
    ),
  );

/** The list in Chakra UI as it comes. */
export const ChakraPeer = ({ page }: { page: PeerPage }) =>
  h(
    'html',
    { lang: 'th' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'ทรัพย์')),
    h('body', null, h(ChakraProvider, { value: defaultSystem, children: h(List, { page }) })),
  );
