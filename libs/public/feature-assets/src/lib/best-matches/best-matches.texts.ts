import type { Locale } from '@yoodee/site';

/**
 * The texts of the page. They are not messages of the app, because the server alone composes them: no visitor loads
 * them with another page.
 */
export interface BestMatchesTexts {
  title: string;
  lead: string;
  how: string;
  rules: readonly string[];
  none: string;
  back: string;
  titled: string;
  notTitled: string;
  near: (distance: string) => string;
  confirmed: (day: string) => string;
  complete: (percent: number) => string;
}

export const bestMatchesTexts: Record<Locale, BestMatchesTexts> = {
  th: {
    title: 'ทำไมประกาศนี้อยู่อันดับแรก',
    lead: 'แบบ “ตรงที่สุด” เรียงตามกติกานี้เท่านั้น จ่ายเงินเพื่อเลื่อนอันดับไม่ได้',
    how: 'กติกาการเรียง',
    rules: [
      'ประกาศที่ชื่อมีคำค้นครบทุกคำมาก่อน',
      'ถ้าค้นใกล้สถานี ประกาศที่ใกล้กว่ามาก่อน ทีละช่วง 300, 500, 800 และ 1,500 เมตร',
      'จากนั้นดูวันที่ผู้ขายยืนยันล่าสุด รวมกับความครบของข้อมูล ข้อมูลครบขึ้น 1% นับเท่ากับยืนยันช้าลง 6 ชั่วโมง',
      'ถ้ายังเท่ากัน ประกาศที่ลงทีหลังมาก่อน',
    ],
    none: 'ไม่มีประกาศที่ตรงกับการค้นหานี้',
    back: 'กลับไปหน้ารายการ',
    titled: 'ชื่อประกาศตรงคำค้น',
    notTitled: 'คำค้นไม่อยู่ในชื่อประกาศ',
    near: (distance) => `ห่างสถานีที่ค้น ${distance}`,
    confirmed: (day) => `ยืนยัน${/^\d/.test(day) ? 'เมื่อ ' : ''}${day}`,
    complete: (percent) => `ข้อมูลครบ ${percent}%`,
  },
  en: {
    title: 'Why is this listing first?',
    lead: 'The order “best match” follows these rules and nothing else. Nobody can pay for a place.',
    how: 'The rules',
    rules: [
      'Listings with every word of the search in their title come first.',
      'In a search near stations, nearer ones come first, in steps of 300, 500, 800 and 1,500 metres.',
      'Then counts when the seller last confirmed the listing, together with how complete it is: one percent more counts like a confirmation six hours later.',
      'Of equals, the one that was listed later comes first.',
    ],
    none: 'No listing matches this search.',
    back: 'Back to the list',
    titled: 'Search words in the title',
    notTitled: 'Search words not in the title',
    near: (distance) => `${distance} from the station`,
    confirmed: (day) => `Confirmed ${day}`,
    complete: (percent) => `${percent}% complete`,
  },
};
