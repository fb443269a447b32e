import type { AssetPage, AssetSummary } from '@yoodee/api-contract';
import { responsiveImage } from '@yoodee/site';

/** A card of the list as peers draw it: what ours shows, ready to be written. */
export interface PeerCard {
  href: string;
  picture: { src: string; srcSet: string; sizes: string } | null;
  title: string;
  price: string;
  place: string;
  facts: string[];
  badges: string[];
}

const baht = new Intl.NumberFormat('th-TH', { style: 'currency', currency: 'THB', maximumFractionDigits: 0 });
const number = new Intl.NumberFormat('th-TH');

const toPeerCard = (asset: AssetSummary): PeerCard => ({
  href: `/assets/${asset.id}`,
  picture: asset.cover && responsiveImage(asset.cover.key, '100vw md:50vw xl:33vw'),
  title: asset.title_th,
  price: baht.format(asset.price_sale ?? asset.price_rent_month ?? 0),
  place: [asset.place.district.th, asset.place.province.th].join(' '),
  facts: [
    asset.bedrooms === null ? '' : `${asset.bedrooms} ห้องนอน`,
    asset.bathrooms === null ? '' : `${asset.bathrooms} ห้องน้ำ`,
    asset.usable_area_sqm === null ? '' : `${number.format(asset.usable_area_sqm)} ตร.ม.`,
  ].filter(Boolean),
  badges: [asset.listing_type, asset.property_type],
});

export interface PeerPage {
  total: string;
  cards: PeerCard[];
}

/** The page of the list that a peer is asked for, read from the API as ours is: over loopback, for every render. */
export const readPeerPage = async (apiOrigin: string, search: string): Promise<PeerPage> => {
  const reply = await fetch(`${apiOrigin}/api/v1/assets${search}`);
  const { data } = (await reply.json()) as { data: AssetPage };
  return { total: number.format(data.total), cards: data.items.map(toPeerCard) };
};
