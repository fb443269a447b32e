import { findProvince } from '@yoodee/server-thai-geo';
import { declareWritten } from '../declared/declare.ts';
import { blank } from '../market/create-asset.ts';
import type { DemoAsset } from '../market/demo-asset.ts';
import { projectOfFields } from '../market/demo-project.ts';
import { drawFirstPrice, event, lifespanDays, originalPrices, type Life, type Prices } from '../market/life.ts';
import { channelsOf, membersFor, privateOwner } from '../members/members.ts';
import { createRandom, type Random } from '../random.ts';
import { bangkokCondos } from './bangkok-condos.ts';
import { bangkokHouses } from './bangkok-houses.ts';
import { bangkokTrade } from './bangkok-trade.ts';
import { createPictureChooser } from './choose-pictures.ts';
import { coastHomes } from './coast-homes.ts';
import type { HandwrittenAsset } from './handwritten-asset.ts';
import { landAndTrade } from './land-and-trade.ts';
import { upcountryHomes } from './upcountry-homes.ts';

const shelves = [bangkokCondos, coastHomes, bangkokHouses, upcountryHomes, landAndTrade, bangkokTrade];

/** One listing from each group in turn, so that neighbours in a list differ in type and place. */
const listings: readonly HandwrittenAsset[] = Array.from(
  { length: Math.max(...shelves.map((shelf) => shelf.length)) },
  (_, row) => shelves.flatMap((shelf) => shelf.slice(row, row + 1)),
).flat();

export const handwrittenCount = listings.length;

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Dates within the last two days, the first listing most recently. Every fifth was listed before and relisted at a new
 * price.
 */
const freshLife = (random: Random, index: number, prices: Prices, now: Date): Life => {
  const published = new Date(now.getTime() - Math.round((0.6 + (index * 46) / handwrittenCount) * hour));
  const change = index % 5 === 2 ? drawFirstPrice(random, prices) : null;
  const first = change ? new Date(published.getTime() - random.int(18, 50) * day) : published;
  const changed = new Date(published.getTime() - hour / 3);
  return {
    status: 'published',
    events: change
      ? [event('published', first), { kind: 'price_changed', at: changed, ...change }, event('relisted', published)]
      : [event('published', published)],
    ...originalPrices(prices, change),
    created_at: new Date(first.getTime() - random.int(1, 30) * hour),
    updated_at: published,
    first_published_at: first,
    published_at: published,
    confirmed_at: published,
    expires_at: new Date(published.getTime() + lifespanDays * day),
    closed_at: null,
  };
};

/** Sellers in turn, so that no owner has more than two of these listings. */
const createSellers = () => {
  const turns = new Map<string, number>();
  return (role: Parameters<typeof membersFor>[0], region: Parameters<typeof membersFor>[1]): number => {
    const members = membersFor(role, region);
    const turn = turns.get(`${role} ${region}`) ?? 0;
    turns.set(`${role} ${region}`, turn + 1);
    return role === 'owner' && turn >= 2 * members.length ? privateOwner(turn) : members[turn % members.length]!;
  };
};

/** The handwritten listings as assets. They are the most recent of the demo and do not depend on the seed. */
export const createHandwritten = (now: Date): DemoAsset[] => {
  const choosePictures = createPictureChooser();
  const nextSeller = createSellers();
  return listings.map((listing, index) => {
    const random = createRandom('handwritten', index);
    const { images: _wanted, ...written } = listing;
    const fields = { ...blank, ...written, seller_role: written.seller_role ?? 'owner' };
    const { region } = findProvince(fields.province_code)!;
    const life = freshLife(random, index, fields, now);
    const owner = nextSeller(fields.seller_role, region);
    return {
      ...fields,
      ...declareWritten(createRandom('declared', 'handwritten', index), fields),
      ...life,
      ...choosePictures(listing),
      contact_channels: channelsOf(owner),
      owner,
      project: projectOfFields(fields),
    };
  });
};
