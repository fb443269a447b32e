import type { AssetPage, AssetSummary } from '@yoodee/api-contract/assets';
import { responsiveImage } from '@yoodee/site';

/** Content of an `<svg>` of 24 units. */
const drawings = {
  bath: '<path d="M3 12h18v3a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6a2 2 0 0 1 4 0M7 20v2m10-2v2"/>',
  bed: '<path d="M3 5v14M3 9h16a2 2 0 0 1 2 2v8M3 16h18M7 9v7"/>',
  camera: '<path d="M4 8h4l2-3h4l2 3h4v11H4z"/><circle cx="12" cy="13" r="3"/>',
  heart: '<path d="M12 20C6 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-3 6.5-9 11.5z"/>',
  house: '<path d="M4 11l8-7 8 7v9H4z"/><path d="M9 20v-7h6v7"/>',
  pin: '<path d="M12 21c5-5 7-8 7-11a7 7 0 0 0-14 0c0 3 2 6 7 11z"/><circle cx="12" cy="10" r="3"/>',
  area: '<path d="M4 14v6h6M14 4h6v6M4 20l7-7m2-2 7-7"/>',
  scale: '<path d="M12 4v17M6 21h12M4 7h16M7 7l-3 7h6zm10 0-3 7h6z"/>',
};

export interface PeerLink {
  href: string;
  text: string;
  drawing?: string;
}

export interface PeerFact {
  drawing: string;
  text: string;
}

/** A card of the list with the texts that ours has. */
export interface PeerCard {
  href: string;
  picture: ReturnType<typeof responsiveImage> | null;
  photos: PeerFact;
  title: string;
  price: string;
  kind: string;
  place: PeerFact;
  facts: PeerFact[];
  badges: string[];
  /** Accessible names of its two buttons. */
  buttons: PeerFact[];
}

export interface PeerField {
  name: string;
  legend: string;
  /** One option, or all. */
  kind: 'select' | 'checkboxes';
  options: { value: string; text: string; count: string }[];
}

/** The list page that all peers render: it has as many links, fields, icons and cards as ours. */
export interface PeerPage {
  menu: PeerLink[];
  fields: PeerField[];
  total: string;
  cards: PeerCard[];
  pages: PeerLink[];
  columns: { title: string; links: PeerLink[] }[];
  tabs: PeerLink[];
}

const baht = new Intl.NumberFormat('th-TH', { style: 'currency', currency: 'THB', maximumFractionDigits: 0 });
const number = new Intl.NumberFormat('th-TH');

const toPeerCard = (asset: AssetSummary): PeerCard => ({
  href: `/assets/${asset.id}`,
  picture: asset.cover && responsiveImage(asset.cover.key, '100vw md:50vw xl:33vw'),
  photos: { drawing: drawings.camera, text: number.format(asset.image_count) },
  title: asset.title_th,
  price: baht.format(asset.price_sale ?? asset.price_rent_month ?? 0),
  kind: `${asset.property_type} · ${asset.listing_type}`,
  place: { drawing: drawings.pin, text: [asset.place.district.th, asset.place.province.th].join(' ') },
  facts: [
    { drawing: drawings.bed, text: asset.bedrooms === null ? '' : `${asset.bedrooms} นอน` },
    { drawing: drawings.bath, text: asset.bathrooms === null ? '' : `${asset.bathrooms} น้ำ` },
    {
      drawing: drawings.area,
      text: asset.usable_area_sqm === null ? '' : `${number.format(asset.usable_area_sqm)} ตร.ม.`,
    },
  ].filter(({ text }) => text !== ''),
  badges: [asset.seller_role, asset.urgency].filter((badge) => typeof badge === 'string'),
  buttons: [
    { drawing: drawings.heart, text: `บันทึก ${asset.title_th}` },
    { drawing: drawings.scale, text: `เปรียบเทียบ ${asset.title_th}` },
  ],
});

type Facets = AssetPage['facets'];

const toField = (facets: Facets, name: keyof Facets, legend: string, kind: PeerField['kind']): PeerField => ({
  name,
  legend,
  kind,
  options: Object.entries(facets[name] ?? {}).map(([value, count]) => ({
    value,
    text: value,
    count: number.format(count),
  })),
});

const linksTo = (count: number, name: string): PeerLink[] =>
  Array.from({ length: count }, (_, at) => ({ href: `/assets?${name}=${at}`, text: `${name} ${at}` }));

const tabs: PeerLink[] = (['house', 'pin', 'bed', 'heart', 'scale'] as const).map((name, at) => ({
  href: `/tab/${at}`,
  text: `แท็บ ${at}`,
  drawing: drawings[name],
}));

/** Reads the list page from the API for each render, over loopback, as ours does. */
export const readPeerPage = async ({ url }: Request): Promise<PeerPage> => {
  const reply = await fetch(`${process.env.API_ORIGIN}/api/v1/assets${new URL(url).search}`);
  const { data } = (await reply.json()) as { data: AssetPage };
  return {
    menu: [...linksTo(8, 'menu'), { href: '/favourites', text: 'รายการโปรด', drawing: drawings.heart }],
    fields: [
      toField(data.facets, 'listing_type', 'ประเภทประกาศ', 'checkboxes'),
      toField(data.facets, 'province', 'จังหวัด', 'select'),
      toField(data.facets, 'bedrooms', 'ห้องนอน', 'select'),
      toField(data.facets, 'property_type', 'ประเภททรัพย์', 'checkboxes'),
    ],
    total: number.format(data.total),
    cards: data.items.map(toPeerCard),
    pages: linksTo(5, 'page'),
    columns: [4, 8, 8, 4].map((count, at) => ({ title: `คอลัมน์ ${at}`, links: linksTo(count, `column-${at}`) })),
    tabs,
  };
};
