import type { NotificationData, NotificationKind, NotificationTopic } from '@yoodee/api-contract/notification-kinds';
import { formatBaht, formatDate } from '@yoodee/formatters';
import type { hrefs, Locale } from '@yoodee/site';

/** The values of a sentence. Titles are the seller's words, so they are text and never markup. */
export interface NewsValues {
  /** The title or number of the asset; null when the news is about none. */
  title: string | null;
  assetId: number | null;
  data: NotificationData;
}

interface NewsWords extends Record<Locale, (values: NewsValues) => string> {
  /** Where the member sees it or acts on it. */
  href: (to: ReturnType<typeof hrefs>, values: NewsValues) => string;
}

const closings: Record<string, Record<Locale, string>> = {
  sold: { th: 'ขายแล้ว', en: 'is sold' },
  rented: { th: 'มีคนเช่าแล้ว', en: 'is rented' },
};
const gone = { th: 'ปิดประกาศแล้ว', en: 'is no longer listed' };
const closingOf = ({ status = '' }: NotificationData) => (Object.hasOwn(closings, status) ? closings[status]! : gone);

const days = ({ data }: NewsValues) => data.days ?? 0;
const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const matches = (count = 0) => (count === 1 ? '1 new property matches' : `${count} new properties match`);

const baht = ({ data: { price_from = 0, price_to = 0 } }: NewsValues, locale: Locale) => ({
  isLower: price_to < price_from,
  from: formatBaht(locale, price_from),
  to: formatBaht(locale, price_to),
});

const perUnit: Record<string, Record<Locale, string>> = {
  sqm: { th: 'ต่อ ตร.ม.', en: 'per m²' },
  sq_wah: { th: 'ต่อ ตร.ว.', en: 'per sq wah' },
  month: { th: 'ต่อเดือน', en: 'per month' },
};

/** Both medians, with what they are per. */
const fallen = ({ price_from = 0, price_to = 0, unit = '' }: NotificationData, locale: Locale): string => {
  const [from, to] = [formatBaht(locale, price_from), formatBaht(locale, price_to)];
  const per = Object.hasOwn(perUnit, unit) ? ` ${perUnit[unit]![locale]}` : '';
  return locale === 'th' ? `${from} เหลือ ${to}${per}` : `from ${from} to ${to}${per}`;
};

/** The time of a viewing, in Bangkok. */
const viewingAt = ({ data: { starts_at } }: NewsValues, locale: Locale) =>
  starts_at === undefined ? '' : ` ${formatDate(locale, new Date(starts_at), 'dateTime')}`;
const viewedAsset = ({ title }: NewsValues) => (title === null ? '' : ` ${title}`);
const ofAsset = ({ title }: NewsValues) => (title === null ? '' : ` of ${title}`);

const toViewing: NewsWords['href'] = (to, { data: { viewing_id } }) =>
  to.myAccountTab('viewings') + (viewing_id === undefined ? '' : `&viewing=${viewing_id}`);
const toConversation: NewsWords['href'] = (to, { data: { conversation_id } }) =>
  to.myAccountTab('messages') + (conversation_id === undefined ? '' : `&conversation=${conversation_id}`);
const toAssets: NewsWords['href'] = (to) => to.myAccountTab('assets');
const toFavourite: NewsWords['href'] = (to, { assetId }) =>
  assetId === null ? to.myAccountTab('favourites') : to.asset(assetId);

/**
 * What LINE and mail say about each kind. A sentence does not name who wrote to the member: a stranger chooses that
 * name, and could write an advertisement or a link in it.
 */
export const newsWords: Record<NotificationKind, NewsWords> = {
  lead_received: {
    th: ({ title }) => (title === null ? 'มีคนติดต่อถึงคุณ' : `มีคนติดต่อเรื่อง ${title}`),
    en: ({ title }) => (title === null ? 'Somebody wrote to you' : `Somebody asks about ${title}`),
    href: toConversation,
  },
  message_received: {
    th: ({ title }) => (title === null ? 'มีข้อความใหม่ถึงคุณ' : `มีข้อความใหม่เรื่อง ${title}`),
    en: ({ title }) => (title === null ? 'You have a new message' : `You have a new message about ${title}`),
    href: toConversation,
  },
  asset_confirm_due: {
    th: ({ title }) => `${title} ยังอยู่ไหม ยืนยันได้ในแตะเดียว`,
    en: ({ title }) => `Is ${title} still available? Confirm it with one tap`,
    href: toAssets,
  },
  asset_expiring: {
    th: (values) => `${values.title} จะหมดอายุใน ${days(values)} วันถ้าไม่ยืนยัน`,
    en: (values) => `${values.title} expires in ${inDays(days(values))} unless you confirm it`,
    href: toAssets,
  },
  asset_expired: {
    th: ({ title }) => `${title} หมดอายุแล้ว ต่ออายุได้ทันที`,
    en: ({ title }) => `${title} has expired. You can renew it at once`,
    href: toAssets,
  },
  asset_hidden: {
    th: ({ title }) => `${title} ถูกซ่อน ดูเหตุผลหรือขอให้ตรวจใหม่ได้`,
    en: ({ title }) => `${title} was hidden. See why, or ask for another check`,
    href: toAssets,
  },
  asset_restored: {
    th: ({ title }) => `${title} ตรวจสอบแล้ว ไม่ถูกซ่อนอีกต่อไป`,
    en: ({ title }) => `${title} was checked and is no longer hidden`,
    href: toAssets,
  },
  asset_appeal_refused: {
    th: ({ title }) => `${title} ตรวจอีกครั้งแล้ว ประกาศยังถูกซ่อน`,
    en: ({ title }) => `${title} was checked again and stays hidden`,
    href: toAssets,
  },
  favourite_price_changed: {
    th: (values) => {
      const { isLower, from, to } = baht(values, 'th');
      return `${values.title} ที่คุณบันทึกไว้ ${isLower ? `ลดราคาจาก ${from} เหลือ` : `ขึ้นราคาจาก ${from} เป็น`} ${to}`;
    },
    en: (values) => {
      const { isLower, from, to } = baht(values, 'en');
      return `${values.title}, which you saved, ${isLower ? 'dropped' : 'rose'} from ${from} to ${to}`;
    },
    href: toFavourite,
  },
  favourite_closed: {
    th: ({ title, data }) => `${title} ที่คุณบันทึกไว้ ${closingOf(data).th}`,
    en: ({ title, data }) => `${title}, which you saved, ${closingOf(data).en}`,
    href: toFavourite,
  },
  saved_search_matched: {
    th: ({ data }) => `ทรัพย์ใหม่ ${data.count ?? 0} รายการตรงกับการค้นหา ${data.name ?? ''}`,
    en: ({ data }) => `${matches(data.count)} your search ${data.name ?? ''}`,
    href: (to) => to.myAccountTab('searches'),
  },
  district_price_fell: {
    th: ({ data }) =>
      `ราคาตั้งกลางของ ${data.name ?? ''} ลดลง ${data.percent ?? 0}% จาก${data.months === 1 ? 'เดือนก่อน' : ` ${data.months ?? 0} เดือนก่อน`}: ${fallen(data, 'th')}`,
    en: ({ data }) =>
      `The median asking price of ${data.name ?? ''} fell by ${data.percent ?? 0}% in ${data.months === 1 ? 'a month' : `${data.months ?? 0} months`}: ${fallen(data, 'en')}`,
    href: (to, { data: { path } }) => (path === undefined ? to.areas : to.area(path)),
  },
  service_request_updated: {
    th: () => 'คำขอบริการของคุณมีความคืบหน้า',
    en: () => 'Your service request has moved on',
    href: (to) => to.myAccountTab('requests'),
  },
  question_answered: {
    th: () => 'มีคนตอบคำถามของคุณเกี่ยวกับโครงการ',
    en: () => 'Your question about a project has an answer',
    href: (to, { data: { project_id } }) => (project_id === undefined ? to.home : to.project(project_id)),
  },
  sold_price_asked: {
    th: (values) => `ผู้ขายบอกราคาที่ตกลงกับคุณ${viewedAsset(values)} ถูกต้องไหม`,
    en: (values) =>
      `The seller told the price that you agreed on${values.title === null ? '' : ` for ${values.title}`}. Is it right?`,
    href: toConversation,
  },
  viewing_requested: {
    th: (values) => `มีคนขอนัดดู${viewedAsset(values)}${viewingAt(values, 'th')} รอคุณตอบ`,
    en: (values) => `Somebody would like a viewing${ofAsset(values)},${viewingAt(values, 'en')}. Please answer`,
    href: toViewing,
  },
  viewing_booked: {
    th: (values) => `มีคนจองเวลานัดดู${viewedAsset(values)}${viewingAt(values, 'th')}`,
    en: (values) => `Somebody booked a viewing${ofAsset(values)},${viewingAt(values, 'en')}`,
    href: toViewing,
  },
  viewing_confirmed: {
    th: (values) => `นัดดู${viewedAsset(values)} ยืนยันแล้ว${viewingAt(values, 'th')}`,
    en: (values) => `Your viewing${ofAsset(values)} is agreed,${viewingAt(values, 'en')}`,
    href: toViewing,
  },
  viewing_proposed: {
    th: (values) => `มีเวลาใหม่สำหรับนัดดู${viewedAsset(values)}${viewingAt(values, 'th')} รอคุณตอบ`,
    en: (values) =>
      `Another time is proposed for the viewing${ofAsset(values)},${viewingAt(values, 'en')}. Please answer`,
    href: toViewing,
  },
  viewing_moved: {
    th: (values) => `นัดดู${viewedAsset(values)} เลื่อนเป็น${viewingAt(values, 'th')}`,
    en: (values) => `The viewing${ofAsset(values)} was moved to${viewingAt(values, 'en')}`,
    href: toViewing,
  },
  viewing_declined: {
    th: (values) => `นัดดู${viewedAsset(values)} ไม่สะดวก ลองเสนอเวลาอื่นได้`,
    en: (values) => `The viewing${ofAsset(values)} was declined. You can ask for another time`,
    href: toViewing,
  },
  viewing_cancelled: {
    th: (values) => `นัดดู${viewedAsset(values)}${viewingAt(values, 'th')} ถูกยกเลิก`,
    en: (values) => `The viewing${ofAsset(values)},${viewingAt(values, 'en')}, was cancelled`,
    href: toViewing,
  },
  viewing_expired: {
    th: (values) => `คำขอนัดดู${viewedAsset(values)} หมดเวลาตอบแล้ว`,
    en: (values) => `Nobody answered in time about the viewing${ofAsset(values)}`,
    href: toViewing,
  },
  viewing_reminder: {
    th: (values) => `เตือนนัดดู${viewedAsset(values)}${viewingAt(values, 'th')}`,
    en: (values) => `Reminder: viewing${ofAsset(values)},${viewingAt(values, 'en')}`,
    href: toViewing,
  },
  viewing_feedback: {
    th: (values) => `นัดดู${viewedAsset(values)} เป็นอย่างไรบ้าง`,
    en: (values) => `How was the viewing${ofAsset(values)}?`,
    href: toViewing,
  },
};

/** Names of the topics within a sentence, as in the settings. */
export const topicWords: Record<NotificationTopic, Record<Locale, string>> = {
  enquiries: { th: 'คนติดต่อมา', en: 'enquiries' },
  viewings: { th: 'นัดดู', en: 'viewings' },
  own_listings: { th: 'ประกาศใกล้หมดอายุ', en: 'listings that are about to expire' },
  reviews: { th: 'ผลตรวจประกาศ', en: 'checks of your listings' },
  favourite_prices: { th: 'ราคาทรัพย์ที่บันทึกไว้', en: 'prices of saved properties' },
  favourites_closed: { th: 'ทรัพย์ที่บันทึกไว้ปิดประกาศ', en: 'saved properties that are gone' },
  saved_searches: { th: 'การค้นหาที่บันทึกไว้', en: 'saved searches' },
  services: { th: 'คำขอบริการ', en: 'service requests' },
};
