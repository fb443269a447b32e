import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  searchAsIMove: NoMessageValues;
  searchHere: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
  nothingHere: NoMessageValues;
  cluster: { count: number };
  clusterWithPrice: { count: number; price: string };
  rentPin: { price: string };
  noPrice: NoMessageValues;
  pin: { price: string };
  close: NoMessageValues;
  cardFailed: NoMessageValues;
}>({
  searchAsIMove: {
    id: 'public.assets.asset-map.search-as-i-move',
    defaultMessage: 'ค้นหาเมื่อเลื่อนแผนที่',
    description: 'Checkbox on the map: the list follows what the map shows',
  },
  searchHere: {
    id: 'public.assets.asset-map.search-here',
    defaultMessage: 'ค้นหาบริเวณนี้',
    description: 'Button on a map that was moved: list what it shows',
  },
  failed: {
    id: 'public.assets.asset-map.failed',
    defaultMessage: 'โหลดประกาศบนแผนที่ไม่สำเร็จ',
    description: 'On the map when its assets could not be fetched',
  },
  retry: {
    id: 'public.assets.asset-map.retry',
    defaultMessage: 'ลองอีกครั้ง',
    description: 'Button: fetch the assets of the map again',
  },
  nothingHere: {
    id: 'public.assets.asset-map.nothing-here',
    defaultMessage: 'ไม่มีประกาศในบริเวณนี้',
    description: 'On a map without any asset',
  },
  cluster: {
    id: 'public.assets.asset-map.cluster',
    defaultMessage: '{count, plural, other {# ประกาศ ดูใกล้ขึ้น}}',
    description: 'Name of a bubble on the map for several assets; pressing it shows them closer',
  },
  clusterWithPrice: {
    id: 'public.assets.asset-map.cluster-with-price',
    defaultMessage: '{count, plural, other {# ประกาศ ราคากลาง {price} ดูใกล้ขึ้น}}',
    description: 'Name of a bubble on the map for several assets; price is their median per m², unit included',
  },
  rentPin: {
    id: 'public.assets.asset-map.rent-pin',
    defaultMessage: '{price}/ด.',
    description: 'On a pin of the map, as short as can be: rent by the month',
  },
  noPrice: {
    id: 'public.assets.asset-map.no-price',
    defaultMessage: 'สอบถาม',
    description: 'On a pin of the map, as short as can be: an asset without a price',
  },
  pin: {
    id: 'public.assets.asset-map.pin',
    defaultMessage: 'ประกาศ {price} ดูรายละเอียด',
    description: 'Name of a pin on the map; pressing it shows the card of the asset',
  },
  close: {
    id: 'public.assets.asset-map.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the card of an asset on the map',
  },
  cardFailed: {
    id: 'public.assets.asset-map.card-failed',
    defaultMessage: 'เปิดประกาศนี้ไม่ได้',
    description: 'In place of the card of an asset that could not be fetched',
  },
});
