import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: {
    id: 'account.create-asset.plot.legend',
    defaultMessage: 'รูปแปลง',
    description: 'Label of the outline of the plot',
  },
  hint: {
    id: 'account.create-asset.plot.hint',
    defaultMessage: 'แสดงบนหน้าประกาศเฉพาะเมื่อเลือกแสดงตำแหน่งจริง',
    description: 'Help: visitors see the outline only where the exact place is shown',
  },
  draw: {
    id: 'account.create-asset.plot.draw',
    defaultMessage: 'วาดแปลงบนแผนที่',
    description: 'Button that opens the map to draw the plot',
  },
  pinFirst: {
    id: 'account.create-asset.plot.pin-first',
    defaultMessage: 'ปักหมุดก่อน แล้ววาดแปลงรอบหมุด',
    description: 'Note beside the disabled button: a pin is needed first',
  },
  howToDraw: {
    id: 'account.create-asset.plot.how-to-draw',
    defaultMessage: 'แตะที่มุมแปลงทีละมุมตามลำดับ ลากมุมเพื่อขยับ',
    description: 'Help below the map: press each corner in order; drag to move',
  },
  undo: {
    id: 'account.create-asset.plot.undo',
    defaultMessage: 'ลบมุมล่าสุด',
    description: 'Button that removes the last corner',
  },
  count: defineMessage<{ count: number }>({
    id: 'account.create-asset.plot.count',
    defaultMessage: '{count, plural, other {# มุม}}',
    description: 'How many corners there are',
  }),
  clear: {
    id: 'account.create-asset.plot.clear',
    defaultMessage: 'ลบรูปแปลง',
    description: 'Button that removes the outline',
  },
  byHand: {
    id: 'account.create-asset.plot.by-hand',
    defaultMessage: 'พิมพ์มุมแปลง (พิกัดองศา หรือ UTM จากโฉนดหรือรังวัด)',
    description: 'Opens a text field for the corners',
  },
  unit: {
    id: 'account.create-asset.plot.unit',
    defaultMessage: 'หน่วยพิกัด',
    description: 'Label of the choice between degrees and UTM zones',
  },
  datum: {
    id: 'account.create-asset.plot.datum',
    defaultMessage: 'พื้นหลักฐาน',
    description: 'Label of the choice of the geodetic datum',
  },
  datumHint: {
    id: 'account.create-asset.plot.datum-hint',
    defaultMessage: 'โฉนดรุ่นเก่าใช้ Indian 1975 ต่างจาก WGS 84 ราว 450 เมตร',
    description: 'Help: older title deeds use Indian 1975',
  },
  wgs84: {
    id: 'account.create-asset.plot.wgs84',
    defaultMessage: 'WGS 84 (GPS, แผนที่ในมือถือ)',
    description: 'Option of the datum',
  },
  indian1975: {
    id: 'account.create-asset.plot.indian-1975',
    defaultMessage: 'Indian 1975 (โฉนดรุ่นเก่า)',
    description: 'Option of the datum',
  },
  corners: {
    id: 'account.create-asset.plot.corners',
    defaultMessage: 'มุมแปลง บรรทัดละมุม',
    description: 'Label of the text field',
  },
  cornersHint: defineMessage<{ example: string }>({
    id: 'account.create-asset.plot.corners-hint',
    defaultMessage: 'เรียงตามลำดับรอบแปลง เช่น {example}',
    description: 'Help: in order around the plot',
  }),
  unread: defineMessage<{ line: number; example: string }>({
    id: 'account.create-asset.plot.unread',
    defaultMessage: 'อ่านบรรทัดที่ {line} ไม่ได้ ใส่สองจำนวนต่อบรรทัด เช่น {example}',
    description: 'Error: a line cannot be read',
  }),
  use: {
    id: 'account.create-asset.plot.use',
    defaultMessage: 'ใช้มุมเหล่านี้',
    description: 'Button that takes over the typed corners',
  },
  area: defineMessage<{ area: string }>({
    id: 'account.create-asset.plot.area',
    defaultMessage: 'พื้นที่ตามรูปแปลง {area}',
    description: 'Area inside the outline',
  }),
  agrees: defineMessage<{ area: string; deed: string }>({
    id: 'account.create-asset.plot.agrees',
    defaultMessage: 'พื้นที่ตามรูปแปลง {area} · ตามโฉนด {deed}',
    description: 'Area inside the outline and on the deed, which agree',
  }),
  differs: defineMessage<{ area: string; deed: string }>({
    id: 'account.create-asset.plot.differs',
    defaultMessage: 'พื้นที่ตามรูปแปลง {area} ต่างจากโฉนด {deed} เกิน 3% ตรวจสอบมุมหรือขนาดที่ดิน',
    description: 'Warning: the areas differ by more than 3 %',
  }),
  roadSides: {
    id: 'account.create-asset.plot.road-sides',
    defaultMessage: 'ด้านที่ติดถนน',
    description: 'Label of the sides of the plot that face a road',
  },
  side: defineMessage<{ from: number; to: number; length: string }>({
    id: 'account.create-asset.plot.side',
    defaultMessage: 'มุม {from}–{to} · {length} ม.',
    description: 'A side between two corners with its length in metres',
  }),
});

export const unitNames = defineMessages({
  degrees: {
    id: 'account.create-asset.plot.unit-degrees',
    defaultMessage: 'องศา (ละติจูด, ลองจิจูด)',
    description: 'Option of the unit of corners',
  },
  utm47: {
    id: 'account.create-asset.plot.unit-utm47',
    defaultMessage: 'UTM โซน 47 (E N เป็นเมตร)',
    description: 'Option of the unit of corners',
  },
  utm48: {
    id: 'account.create-asset.plot.unit-utm48',
    defaultMessage: 'UTM โซน 48 (E N เป็นเมตร)',
    description: 'Option of the unit of corners',
  },
});

/** Why corners are not saved, by code. */
export const problems = defineMessages({
  far_from_pin: {
    id: 'account.create-asset.problem.far-from-pin',
    defaultMessage: 'รูปแปลงอยู่ห่างจากหมุดเกิน 2 กม. ตรวจสอบหมุดหรือมุมแปลง',
    description: 'Error: a corner of the plot is more than 2 km from the pin of the listing',
  },
  no_area: {
    id: 'account.create-asset.problem.no-area',
    defaultMessage: 'รูปแปลงยังไม่มีพื้นที่ ต้องมีอย่างน้อย 3 มุมที่ไม่อยู่บนเส้นเดียวกัน',
    description: 'Error: the corners of the plot enclose no area',
  },
  self_crossing: {
    id: 'account.create-asset.problem.self-crossing',
    defaultMessage: 'ด้านของแปลงตัดกัน เรียงมุมตามลำดับรอบแปลง',
    description: 'Error: sides of the plot cross; corners must be in order around it',
  },
  outside_thailand: {
    id: 'account.create-asset.problem.outside-thailand',
    defaultMessage: 'มุมแปลงอยู่นอกประเทศไทย ตรวจสอบหน่วยและโซน',
    description: 'Error: a corner of the plot is outside of Thailand; check unit and zone',
  },
  too_many: {
    id: 'account.create-asset.problem.too-many-corners',
    defaultMessage: 'รูปแปลงมีได้ไม่เกิน 200 มุม',
    description: 'Error: the plot has more than 200 corners',
  },
});
