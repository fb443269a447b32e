import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  searchAsIMove: {
    id: 'public.assets.asset-map.search-as-i-move',
    defaultMessage: 'ค้นหาเมื่อเลื่อนแผนที่',
    description: 'Checkbox on the map: update the list when the map moves',
  },
  draw: {
    id: 'public.assets.asset-map.draw',
    defaultMessage: 'วาดพื้นที่',
    description: 'Button on the map: draw the area to search in',
  },
  locate: {
    id: 'public.assets.asset-map.locate',
    defaultMessage: 'ไปตำแหน่งของฉัน',
    description: 'Button on the map: moves to the position of the visitor',
  },
  notLocated: {
    id: 'public.assets.asset-map.not-located',
    defaultMessage: 'ไม่ทราบตำแหน่งของคุณ เปิดสิทธิ์ตำแหน่งแล้วลองอีกครั้ง',
    description: 'On the map when the browser did not give the place of the visitor',
  },
  savedPin: defineMessage<{ price: string }>({
    id: 'public.assets.asset-map.saved-pin',
    defaultMessage: 'ประกาศที่บันทึกไว้ {price} ดูรายละเอียด',
    description: 'Name of the map pin of a saved asset; selecting it opens its card',
  }),
  hiddenPin: defineMessage<{ price: string }>({
    id: 'public.assets.asset-map.hidden-pin',
    defaultMessage: 'ประกาศที่ซ่อนไว้ {price} ดูรายละเอียด',
    description: 'Name of a map pin that the visitor hid; selecting it opens the card, where hiding can be undone',
  }),
  seenPin: defineMessage<{ price: string }>({
    id: 'public.assets.asset-map.seen-pin',
    defaultMessage: 'ประกาศที่เปิดดูแล้ว {price} ดูรายละเอียด',
    description: 'Name of a map pin whose card was opened before; selecting it opens the card again',
  }),
  searchHere: {
    id: 'public.assets.asset-map.search-here',
    defaultMessage: 'ค้นหาบริเวณนี้',
    description: 'Button on a moved map: search this area',
  },
  failed: {
    id: 'public.assets.asset-map.failed',
    defaultMessage: 'โหลดประกาศบนแผนที่ไม่สำเร็จ',
    description: 'Error on the map: loading the assets failed',
  },
  retry: {
    id: 'public.assets.asset-map.retry',
    defaultMessage: 'ลองอีกครั้ง',
    description: 'Button that loads the assets of the map again',
  },
  nothingHere: {
    id: 'public.assets.asset-map.nothing-here',
    defaultMessage: 'ไม่มีประกาศในบริเวณนี้',
    description: 'On the map when it shows no asset',
  },
  cluster: defineMessage<{ count: number }>({
    id: 'public.assets.asset-map.cluster',
    defaultMessage: '{count, plural, other {# ประกาศ ดูใกล้ขึ้น}}',
    description: 'Name of a marker for several assets; selecting it zooms in',
  }),
  clusterWithPrice: defineMessage<{ count: number; price: string }>({
    id: 'public.assets.asset-map.cluster-with-price',
    defaultMessage: '{count, plural, other {# ประกาศ ราคากลาง {price} ดูใกล้ขึ้น}}',
    description: 'Name of a marker for several assets; {price} is their median price per m², with unit',
  }),
  rentPin: defineMessage<{ price: string }>({
    id: 'public.assets.asset-map.rent-pin',
    defaultMessage: '{price}/ด.',
    description: 'Label of a map pin: monthly rent; as short as possible',
  }),
  noPrice: {
    id: 'public.assets.asset-map.no-price',
    defaultMessage: 'สอบถาม',
    description: 'Label of a map pin for an asset without a price; as short as possible',
  },
  pin: defineMessage<{ price: string }>({
    id: 'public.assets.asset-map.pin',
    defaultMessage: 'ประกาศ {price} ดูรายละเอียด',
    description: 'Name of a map pin; selecting it opens the card of the asset',
  }),
  close: {
    id: 'public.assets.asset-map.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the card of an asset on the map',
  },
  cardFailed: {
    id: 'public.assets.asset-map.card-failed',
    defaultMessage: 'เปิดประกาศนี้ไม่ได้',
    description: 'Error in place of an asset card: loading failed',
  },
});
