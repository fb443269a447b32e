import { defineMessages } from 'react-intl';

/** Hints for fields that sellers may find unclear, by field name. */
export const fieldHints = defineMessages({
  seller_role: {
    id: 'account.create-asset.hint.seller-role',
    defaultMessage: 'แสดงบนประกาศ ผู้สนใจจะได้รู้ว่าคุยกับใคร',
    description: 'Help for "listed by"',
  },
  project_name_th: {
    id: 'account.create-asset.hint.project-name',
    defaultMessage: 'ชื่อคอนโดหรือหมู่บ้าน ถ้าไม่มีเว้นว่างได้',
    description: 'Help for the project name',
  },
  contact_channels: {
    id: 'account.create-asset.hint.contact-channels',
    defaultMessage: 'แบบฟอร์มสอบถามมีให้เสมอ ช่องทางอื่นแสดงเฉพาะที่คุณเลือก',
    description: 'Help for the contact channels: the enquiry form is always there, others only when chosen',
  },
  landmark_th: {
    id: 'account.create-asset.hint.landmark',
    defaultMessage: 'เช่น ตรงข้ามตลาด ห่างปากซอย 200 เมตร',
    description: 'Help for the landmark',
  },
  location_precision: {
    id: 'account.create-asset.hint.location-precision',
    defaultMessage: 'แบบโดยประมาณ ตำแหน่งที่แสดงจะคลาดจากจริงไม่เกิน 200 เมตร',
    description: 'Help for how precisely the location is shown',
  },
  bedrooms: {
    id: 'account.create-asset.hint.bedrooms',
    defaultMessage: 'ห้องสตูดิโอใส่ 0',
    description: 'Help for the number of bedrooms',
  },
  usable_area_sqm: {
    id: 'account.create-asset.hint.usable-area',
    defaultMessage: 'คอนโดดูที่หนังสือกรรมสิทธิ์ห้องชุด บ้านนับพื้นที่ในตัวอาคารทุกชั้น',
    description: 'Help for the usable area',
  },
  year_built: {
    id: 'account.create-asset.hint.year-built',
    defaultMessage: 'ใส่ พ.ศ. หรือ ค.ศ. ก็ได้',
    description: 'Help for the year built: Buddhist and common era are accepted',
  },
  flood_year: {
    id: 'account.create-asset.hint.flood-year',
    defaultMessage: 'ไม่ท่วมตั้งแต่ปีใด หรือปีที่ท่วมสูงสุด',
    description: 'Help for the year: the first year that you are sure of, or the year of the highest flood',
  },
  title_deed_type: {
    id: 'account.create-asset.hint.title-deed',
    defaultMessage: 'ดูที่หัวเอกสาร คอนโดส่วนใหญ่เป็น อ.ช.2 บ้านและที่ดินส่วนใหญ่เป็น น.ส.4',
    description: 'Help for the title document',
  },
  lease_years_remaining: {
    id: 'account.create-asset.hint.lease-years',
    defaultMessage: 'เฉพาะทรัพย์ที่ขายเป็นสิทธิการเช่า',
    description: 'Help for the remaining years of a leasehold',
  },
  ownership_quota: {
    id: 'account.create-asset.hint.ownership-quota',
    defaultMessage: 'ชาวต่างชาติซื้อได้เฉพาะห้องในโควตาต่างชาติ',
    description: 'Help for the ownership quota of a condominium',
  },
  city_plan_colour: {
    id: 'account.create-asset.hint.city-plan',
    defaultMessage: 'สีผังเมืองบอกว่าสร้างอะไรได้บ้าง ตรวจได้ที่สำนักงานโยธาธิการจังหวัด',
    description: 'Help for the city plan zone',
  },
  price_sale: {
    id: 'account.create-asset.hint.price-sale',
    defaultMessage: 'ราคาเต็มที่ตั้งขาย เป็นบาท',
    description: 'Help for the sale price',
  },
  price_rent_month: {
    id: 'account.create-asset.hint.price-rent',
    defaultMessage: 'ยังไม่รวมค่าน้ำ ค่าไฟ',
    description: 'Help for the monthly rent',
  },
  down_payment_asking: {
    id: 'account.create-asset.hint.down-payment-asking',
    defaultMessage: 'เงินที่ผู้ซื้อจ่ายให้คุณตอนรับช่วงสัญญา',
    description: 'Help for the asking price of a down payment',
  },
  takeover_price: {
    id: 'account.create-asset.hint.takeover-price',
    defaultMessage: 'เงินก้อนที่ขอตอนรับช่วงต่อ ไม่รวมค่าเช่ารายเดือน',
    description: 'Help for the takeover price (เซ้ง)',
  },
  common_fee_month: {
    id: 'account.create-asset.hint.common-fee',
    defaultMessage: 'ทั้งหมดต่อเดือน ไม่ใช่ต่อตารางเมตร',
    description: 'Help for the common fee',
  },
  transfer_fee_payer: {
    id: 'account.create-asset.hint.transfer-fee',
    defaultMessage: 'ค่าธรรมเนียมในวันโอนที่สำนักงานที่ดิน',
    description: 'Help for who pays the transfer fee',
  },
  deposit_months: {
    id: 'account.create-asset.hint.deposit',
    defaultMessage: 'ส่วนใหญ่ 2 เดือน คืนเมื่อหมดสัญญา',
    description: 'Help for the deposit',
  },
  video_url: {
    id: 'account.create-asset.hint.video',
    defaultMessage: 'ลิงก์จาก YouTube, Vimeo, Facebook, TikTok หรือ Matterport',
    description: 'Help for the video URL',
  },
  title_th: {
    id: 'account.create-asset.hint.title',
    defaultMessage: 'บอกประเภท จุดเด่น และทำเล เช่น คอนโด 1 ห้องนอน วิวสวน ใกล้ BTS',
    description: 'Help for the title',
  },
  title_en: {
    id: 'account.create-asset.hint.title-en',
    defaultMessage: 'ไม่บังคับ มีแล้วชาวต่างชาติค้นเจอ',
    description: 'Help for the English title',
  },
  description_th: {
    id: 'account.create-asset.hint.description',
    defaultMessage: 'เล่าสิ่งที่รูปบอกไม่ได้: แสง ลม เสียง การเดินทาง สิ่งที่แถม เว้นบรรทัดเพื่อขึ้นย่อหน้าใหม่',
    description: 'Help for the description',
  },
});

/** Hints for land, which has no rooms. They replace the hints above. */
export const landHints = defineMessages({
  title_th: {
    id: 'account.create-asset.hint.land-title',
    defaultMessage: 'บอกขนาด จุดเด่น และทำเล เช่น ที่ดิน 2 ไร่ ติดถนนลาดยาง ใกล้ตัวเมือง',
    description: 'Help for the title of land',
  },
  description_th: {
    id: 'account.create-asset.hint.land-description',
    defaultMessage: 'เล่าสิ่งที่รูปบอกไม่ได้: ทางเข้า น้ำไฟ ระดับดิน ผังสี รอบแปลงมีอะไร เว้นบรรทัดเพื่อขึ้นย่อหน้าใหม่',
    description: 'Help for the description of land',
  },
});
