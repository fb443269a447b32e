import { defineMessages } from 'react-intl';

/** Why a drawn area cannot be searched. Sentences without values, shown after another sentence. */
export const messages = defineMessages({
  invalid: {
    id: 'public.feature-assets.drawn-problem.invalid',
    defaultMessage: 'ลิงก์ของพื้นที่ที่วาดไม่สมบูรณ์',
    description: 'Reason why a drawn area is ignored: the text in the address cannot be read',
  },
  self_crossing: {
    id: 'public.feature-assets.drawn-problem.self-crossing',
    defaultMessage: 'เส้นของพื้นที่ตัดกันเอง',
    description: 'Reason why a drawn area cannot be searched: its sides cross each other',
  },
  no_area: {
    id: 'public.feature-assets.drawn-problem.no-area',
    defaultMessage: 'พื้นที่เล็กเกินไป วางอย่างน้อย 3 จุดที่ไม่อยู่ในแนวเดียวกัน',
    description: 'Reason why a drawn area cannot be searched: it has no or nearly no area',
  },
  outside_thailand: {
    id: 'public.feature-assets.drawn-problem.outside-thailand',
    defaultMessage: 'พื้นที่อยู่นอกประเทศไทย',
    description: 'Reason why a drawn area cannot be searched: it is outside Thailand',
  },
  too_many: {
    id: 'public.feature-assets.drawn-problem.too-many',
    defaultMessage: 'วาดได้ไม่เกิน 5 พื้นที่ รวมกันไม่เกิน 200 จุด',
    description: 'Reason why drawn areas cannot be searched: too many areas or points',
  },
});
