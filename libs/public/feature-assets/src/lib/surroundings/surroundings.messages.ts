import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  nearby: {
    id: 'public.feature-assets.surroundings.nearby',
    defaultMessage: 'ใกล้ที่นี่',
    description: 'Heading: exits of stations, schools, hospitals, markets and parks near an asset',
  },
  exit: defineMessage<{ station: string; exit: string }>({
    id: 'public.feature-assets.surroundings.exit',
    defaultMessage: 'สถานี{station} ทางออก {exit}',
    description: 'The nearest exit of a station; {exit} is its number on signs, such as 3 or 2A',
  }),
  entrance: defineMessage<{ station: string }>({
    id: 'public.feature-assets.surroundings.entrance',
    defaultMessage: 'ทางเข้าสถานี{station}',
    description: 'The nearest entrance of a station whose number is not known',
  }),
  school: {
    id: 'public.feature-assets.surroundings.school',
    defaultMessage: 'โรงเรียน',
    description: 'Kind of a place nearby: a school, college or university',
  },
  hospital: {
    id: 'public.feature-assets.surroundings.hospital',
    defaultMessage: 'โรงพยาบาล',
    description: 'Kind of a place nearby',
  },
  market: {
    id: 'public.feature-assets.surroundings.market',
    defaultMessage: 'ตลาด',
    description: 'Kind of a place nearby: a market, supermarket or mall',
  },
  park: {
    id: 'public.feature-assets.surroundings.park',
    defaultMessage: 'สวนสาธารณะ',
    description: 'Kind of a place nearby',
  },
  within: defineMessage<{ distance: string }>({
    id: 'public.feature-assets.surroundings.within',
    defaultMessage: 'ในระยะ {distance}',
    description: 'Distance of a place from an approximate location; {distance} is for example 500 m',
  }),
  walks: {
    id: 'public.feature-assets.surroundings.walks',
    defaultMessage: 'ระยะเป็นเส้นตรง เวลาเดินคิดทางอ้อม 1.3 เท่า',
    description: 'How distances and minutes on foot were found',
  },
  approximate: {
    id: 'public.feature-assets.surroundings.approximate',
    defaultMessage: 'ระยะเป็นเส้นตรงโดยประมาณ เพราะผู้ขายไม่ได้แสดงตำแหน่งจริง',
    description: 'Why distances are not exact',
  },
  source: {
    id: 'public.feature-assets.surroundings.source',
    defaultMessage: '© ผู้ร่วมสร้าง OpenStreetMap',
    description: 'Link: where the places nearby come from',
  },
  sun: {
    id: 'public.feature-assets.surroundings.sun',
    defaultMessage: 'แดดด้านหน้า',
    description: 'Heading: when the sun shines on the front of an asset',
  },
  facing: defineMessage<{ orientation: string; morning: string; afternoon: string }>({
    id: 'public.feature-assets.surroundings.facing',
    defaultMessage: 'ทิศ{orientation}: {morning} {afternoon}',
    description:
      'The sun on a front. {morning} and {afternoon} are sentences such as “morning sun all year”; example: South-east: morning sun all year, afternoon sun Sep–Mar',
  }),
  morningAlways: {
    id: 'public.feature-assets.surroundings.morning-always',
    defaultMessage: 'แดดเช้าตลอดปี',
    description: 'Part of the sentence about the sun',
  },
  morningNever: {
    id: 'public.feature-assets.surroundings.morning-never',
    defaultMessage: 'ไม่มีแดดเช้า',
    description: 'Part of the sentence about the sun',
  },
  morningIn: defineMessage<{ months: string }>({
    id: 'public.feature-assets.surroundings.morning-in',
    defaultMessage: 'แดดเช้า {months}',
    description: 'Part of the sentence about the sun; {months} is for example Sep–Mar',
  }),
  afternoonAlways: {
    id: 'public.feature-assets.surroundings.afternoon-always',
    defaultMessage: 'แดดบ่ายตลอดปี',
    description: 'Part of the sentence about the sun, at its end',
  },
  afternoonNever: {
    id: 'public.feature-assets.surroundings.afternoon-never',
    defaultMessage: 'ไม่มีแดดบ่าย',
    description: 'Part of the sentence about the sun, at its end',
  },
  afternoonIn: defineMessage<{ months: string }>({
    id: 'public.feature-assets.surroundings.afternoon-in',
    defaultMessage: 'แดดบ่าย {months}',
    description: 'Part of the sentence about the sun, at its end; {months} is for example Sep–Mar',
  }),
  hours: {
    id: 'public.feature-assets.surroundings.hours',
    defaultMessage: 'ชั่วโมงแดดต่อวัน',
    description: 'Caption of a table: hours of sun a day, by month',
  },
  morning: {
    id: 'public.feature-assets.surroundings.morning',
    defaultMessage: 'เช้า',
    description: 'Row of the table: hours of sun before noon',
  },
  afternoon: {
    id: 'public.feature-assets.surroundings.afternoon',
    defaultMessage: 'บ่าย',
    description: 'Row of the table: hours of sun after noon',
  },
  sunNote: {
    id: 'public.feature-assets.surroundings.sun-note',
    defaultMessage: 'คำนวณจากทางเดินของดวงอาทิตย์ ไม่รวมเงาตึก ต้นไม้ หรือเมฆ',
    description: 'Note: computed from the path of the sun',
  },
  compass: {
    id: 'public.feature-assets.surroundings.compass',
    defaultMessage: 'เหนือ ออก ใต้ ตก',
    description: 'Short names on the compass: north, east, south and west, with spaces between',
  },
});
