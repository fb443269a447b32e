import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the filter form and of the chips of active filters. */
export const messages = defineMessages({
  filters: {
    id: 'public.feature-assets.list.filters',
    defaultMessage: 'ตัวกรอง',
    description: 'Button and heading of the filters',
  },
  close: {
    id: 'public.feature-assets.list.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the filters on a phone',
  },
  price: {
    id: 'public.feature-assets.list.price',
    defaultMessage: 'ราคา (บาท)',
    description: 'Label of the filter: price',
  },
  least: {
    id: 'public.feature-assets.list.least',
    defaultMessage: 'ต่ำสุด',
    description: 'Label of the minimum of a range',
  },
  most: {
    id: 'public.feature-assets.list.most',
    defaultMessage: 'สูงสุด',
    description: 'Label of the maximum of a range',
  },
  reversed: {
    id: 'public.feature-assets.list.reversed',
    defaultMessage: 'ต่ำสุดมากกว่าสูงสุด',
    description: 'Error at a range of a filter, e.g. a price from 9 million to 5 million',
  },
  anywhere: {
    id: 'public.feature-assets.list.anywhere',
    defaultMessage: 'ทุกจังหวัด',
    description: 'Option: all provinces',
  },
  anyDistrict: {
    id: 'public.feature-assets.list.any-district',
    defaultMessage: 'ทุกอำเภอ/เขต',
    description: 'Option: all districts',
  },
  anySubdistrict: {
    id: 'public.feature-assets.list.any-subdistrict',
    defaultMessage: 'ทุกตำบล/แขวง',
    description: 'Option: all subdistricts',
  },
  addStation: {
    id: 'public.feature-assets.list.add-station',
    defaultMessage: 'เลือกสถานี',
    description: 'Label of the list that adds a station to the filter',
  },
  withinOnFoot: defineMessage<{ distance: string; minutes: number }>({
    id: 'public.feature-assets.list.within-on-foot',
    defaultMessage: 'ภายใน {distance} (เดิน {minutes, number} นาที)',
    description: 'Option: maximum distance from the station, with the minutes that one walks',
  }),
  addReach: {
    id: 'public.feature-assets.list.add-reach',
    defaultMessage: 'เลือกสถานีปลายทาง',
    description: 'Label of the list that adds a station to the filter by travel time',
  },
  withinMinutes: defineMessage<{ place: string; minutes: number }>({
    id: 'public.feature-assets.list.within-minutes',
    defaultMessage: 'ถึง{place}ใน {minutes, number} นาที',
    description: 'Option and active filter: at most this many minutes to a place; {place} is for example อโศก',
  }),
  minutesTo: defineMessage<{ place: string }>({
    id: 'public.feature-assets.list.minutes-to',
    defaultMessage: 'ใช้เวลาถึง{place}',
    description: 'Label of the list of minutes to a place',
  }),
  chosenPoint: {
    id: 'public.feature-assets.list.chosen-point',
    defaultMessage: 'จุดที่เลือก',
    description: 'In place of the name of a point on the map',
  },
  withoutReach: {
    id: 'public.feature-assets.list.without-reach',
    defaultMessage: 'ไม่กรองด้วยเวลา',
    description: 'Option that removes a place from the filter by travel time',
  },
  reachHint: {
    id: 'public.feature-assets.list.reach-hint',
    defaultMessage: 'เวลาโดยประมาณ รวมเดินและรอรถ',
    description: 'Note below the filter by travel time',
  },
  anyBedrooms: {
    id: 'public.feature-assets.list.any-bedrooms',
    defaultMessage: 'กี่ห้องก็ได้',
    description: 'Option: any number of bedrooms',
  },
  bedroomsFrom: defineMessage<{ count: number }>({
    id: 'public.feature-assets.list.bedrooms-from',
    defaultMessage: '{count, plural, other {# ห้องขึ้นไป}}',
    description: 'Option: this number of bedrooms or more',
  }),
  any: {
    id: 'public.feature-assets.list.any',
    defaultMessage: 'ไม่จำกัด',
    description: 'Option: no restriction',
  },
  anyTime: {
    id: 'public.feature-assets.list.any-time',
    defaultMessage: 'เมื่อไรก็ได้',
    description: 'Option: no restriction by date',
  },
  lastDays: defineMessage<{ count: number }>({
    id: 'public.feature-assets.list.last-days',
    defaultMessage: '{count, plural, other {ลงใน # วันที่ผ่านมา}}',
    description: 'Option: listed within this number of days',
  }),
  allFilters: {
    id: 'public.feature-assets.list.all-filters',
    defaultMessage: 'ตัวกรองเพิ่มเติม',
    description: 'Link that shows all filters',
  },
  fewerFilters: {
    id: 'public.feature-assets.list.fewer-filters',
    defaultMessage: 'แสดงตัวกรองน้อยลง',
    description: 'Link that hides the additional filters',
  },
  clear: {
    id: 'public.feature-assets.list.clear',
    defaultMessage: 'ล้างตัวกรอง',
    description: 'Link that clears all filters',
  },
  apply: defineMessage<{ count: number }>({
    id: 'public.feature-assets.list.apply',
    defaultMessage: '{count, plural, other {แสดง # ประกาศ}}',
    description: 'Button that applies the filters',
  }),
  applyUncounted: {
    id: 'public.feature-assets.list.apply-uncounted',
    defaultMessage: 'แสดงผลลัพธ์',
    description: 'Button that applies the filters, while the number of results is not known: a value is being typed',
  },
  active: {
    id: 'public.feature-assets.list.active',
    defaultMessage: 'ตัวกรองที่ใช้อยู่',
    description: 'Name of the list of active filters',
  },
  remove: defineMessage<{ filter: string }>({
    id: 'public.feature-assets.list.remove',
    defaultMessage: 'เอา {filter} ออก',
    description: 'Button that removes an active filter, for screen readers',
  }),
  words: defineMessage<{ text: string }>({
    id: 'public.feature-assets.list.words',
    defaultMessage: 'คำว่า “{text}”',
    description: 'Active filter: words that are searched in the text of the listings',
  }),
  minPrice: defineMessage<{ price: string }>({
    id: 'public.feature-assets.list.min-price',
    defaultMessage: 'ตั้งแต่ {price}',
    description: 'Active filter: minimum price',
  }),
  maxPrice: defineMessage<{ price: string }>({
    id: 'public.feature-assets.list.max-price',
    defaultMessage: 'ไม่เกิน {price}',
    description: 'Active filter: maximum price',
  }),
  monthly: defineMessage<{ amount: string }>({
    id: 'public.feature-assets.list.monthly',
    defaultMessage: 'เดือนละ {amount}',
    description: 'Active filter: what the visitor can pay each month',
  }),
  cash: defineMessage<{ amount: string }>({
    id: 'public.feature-assets.list.cash',
    defaultMessage: 'เงินสด {amount}',
    description: 'Active filter: cash that the visitor has',
  }),
  noMeans: {
    id: 'public.feature-assets.list.no-means',
    defaultMessage: 'ไม่กู้',
    description: 'Active filter: the visitor takes no loan and states no cash',
  },
  priceLimit: defineMessage<{ means: string; limit: string }>({
    id: 'public.feature-assets.list.price-limit',
    defaultMessage: '{means} → ซื้อได้ถึง {limit}',
    description: 'Active filter: {means} is for example 25,000 baht a month + 600,000 baht in cash, {limit} a price',
  }),
  rentLimit: defineMessage<{ means: string; limit: string }>({
    id: 'public.feature-assets.list.rent-limit',
    defaultMessage: '{means} → เช่าได้ถึง {limit}',
    description: 'Active filter: {means} is for example 45,000 baht in cash, {limit} a monthly rent',
  }),
  monthlyMost: {
    id: 'public.feature-assets.list.monthly-most',
    defaultMessage: 'ต่อเดือน',
    description: 'Label of a filter: the most that the visitor can pay each month',
  },
  cashMost: {
    id: 'public.feature-assets.list.cash-most',
    defaultMessage: 'เงินสดวันแรก',
    description: 'Label of a filter: cash for the day of transfer or the first day of a lease',
  },
  meansBuyer: defineMessage<{ share: number; rate: number; years: number }>({
    id: 'public.feature-assets.list.means-buyer',
    defaultMessage: 'คิดกู้ไม่เกิน {share}% ดอกเบี้ย {rate}% นาน {years} ปี เงินสดรวมดาวน์และค่าโอนส่วนของผู้ซื้อแล้ว',
    description: 'Hint below the filter of what the visitor can pay, for buyers: loan-to-value, interest and years',
  }),
  meansTenant: defineMessage<{ deposit: number; advance: number }>({
    id: 'public.feature-assets.list.means-tenant',
    defaultMessage: 'เงินสดรวมประกัน {deposit} เดือนและค่าเช่าล่วงหน้า {advance} เดือน',
    description: 'Hint below the filter of what the visitor can pay, for tenants',
  }),
  bedroomsChip: defineMessage<{ count: number }>({
    id: 'public.feature-assets.list.bedrooms-chip',
    defaultMessage: '{count, plural, other {# ห้องนอนขึ้นไป}}',
    description: 'Active filter: minimum number of bedrooms',
  }),
  bathroomsChip: defineMessage<{ count: number }>({
    id: 'public.feature-assets.list.bathrooms-chip',
    defaultMessage: '{count, plural, other {# ห้องน้ำขึ้นไป}}',
    description: 'Active filter: minimum number of bathrooms',
  }),
  nearStation: defineMessage<{ name: string; distance: string }>({
    id: 'public.feature-assets.list.near-station',
    defaultMessage: 'ใกล้ {name} ({distance})',
    description: 'Active filter: station; {distance} is for example 800 m',
  }),
});
