import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  name: { id: 'public.feature-services.form.name', defaultMessage: 'ชื่อ', description: 'Label of the name' },
  nameWrong: {
    id: 'public.feature-services.form.name-wrong',
    defaultMessage: 'บอกชื่อที่ให้เราเรียกคุณ',
    description: 'Error: the name is missing',
  },
  phone: {
    id: 'public.feature-services.form.phone',
    defaultMessage: 'เบอร์โทร',
    description: 'Label of the phone number',
  },
  phoneWrong: {
    id: 'public.feature-services.form.phone-wrong',
    defaultMessage: 'ใส่เบอร์ไทยให้ครบ เช่น 081-234-5678',
    description: 'Error: the phone number is missing or invalid',
  },
  province: {
    id: 'public.feature-services.form.province',
    defaultMessage: 'จังหวัดของทรัพย์',
    description: 'Label of the province of the property',
  },
  provinceWrong: {
    id: 'public.feature-services.form.province-wrong',
    defaultMessage: 'เลือกจังหวัด',
    description: 'Error: no province is selected',
  },
  chooseProvince: {
    id: 'public.feature-services.form.choose-province',
    defaultMessage: 'เลือกจังหวัด',
    description: 'First option of the list of provinces',
  },
  served: {
    id: 'public.feature-services.form.served',
    defaultMessage: 'พื้นที่ให้บริการ',
    description: 'Group of provinces without a travel fee',
  },
  elsewhere: {
    id: 'public.feature-services.form.elsewhere',
    defaultMessage: 'จังหวัดอื่น (มีค่าเดินทาง)',
    description: 'Group of provinces with a travel fee',
  },
  dates: {
    id: 'public.feature-services.form.dates',
    defaultMessage: 'วันที่สะดวก',
    description: 'Label of the preferred dates',
  },
  datesHint: {
    id: 'public.feature-services.form.dates-hint',
    defaultMessage: 'ไม่บังคับ บอกได้ไม่เกิน 3 วัน',
    description: 'Hint: dates are optional, at most three',
  },
  datesWrong: {
    id: 'public.feature-services.form.dates-wrong',
    defaultMessage: 'เลือกตั้งแต่พรุ่งนี้เป็นต้นไป ไม่เกิน 6 เดือน',
    description: 'Error: a date is in the past or too far in the future',
  },
  day: defineMessage<{ number: number }>({
    id: 'public.feature-services.form.day',
    defaultMessage: 'วันที่สะดวก วันที่ {number}',
    description: 'Name of the first, second or third date, for screen readers',
  }),
  addDay: {
    id: 'public.feature-services.form.add-day',
    defaultMessage: 'เพิ่มอีกวัน',
    description: 'Button that adds a preferred date',
  },
  detail: {
    id: 'public.feature-services.form.detail',
    defaultMessage: 'รายละเอียด',
    description: 'Label of the details of the request',
  },
  detailHint: {
    id: 'public.feature-services.form.detail-hint',
    defaultMessage: 'เช่น ประเภทและขนาดทรัพย์ แพ็กเกจที่สนใจ หรือสิ่งที่อยากให้ทำ',
    description: 'Hint: what to describe',
  },
  detailWrong: {
    id: 'public.feature-services.form.detail-wrong',
    defaultMessage: 'เขียนให้สั้นลง ไม่เกิน 1,000 ตัวอักษร',
    description: 'Error: the text is too long',
  },
  asset: {
    id: 'public.feature-services.form.asset',
    defaultMessage: 'สำหรับทรัพย์ของคุณ',
    description: 'Label of the list: which of the member’s assets the service is for',
  },
  assetWrong: {
    id: 'public.feature-services.form.asset-wrong',
    defaultMessage: 'เลือกทรัพย์นี้ไม่ได้แล้ว เลือกใหม่หรือไม่ระบุ',
    description: 'Error: the asset does not belong to the member or no longer exists',
  },
  noAsset: {
    id: 'public.feature-services.form.no-asset',
    defaultMessage: 'ไม่ระบุ',
    description: 'First option of the list of assets',
  },
  consent: {
    id: 'public.feature-services.form.consent',
    defaultMessage: 'ยินยอมให้ใช้ชื่อและเบอร์โทรเพื่อติดต่อกลับเรื่องคำขอนี้',
    description: 'Checkbox: consent to use name and phone number',
  },
  consentWrong: {
    id: 'public.feature-services.form.consent-wrong',
    defaultMessage: 'ติ๊กยินยอมก่อนส่ง เพื่อให้เราโทรกลับได้',
    description: 'Error: the consent is not checked',
  },
  submit: {
    id: 'public.feature-services.form.submit',
    defaultMessage: 'ส่งคำขอ',
    description: 'Button that sends the request',
  },
  offline: {
    id: 'public.feature-services.form.offline',
    defaultMessage: 'ส่งไม่ได้เพราะไม่มีอินเทอร์เน็ต สิ่งที่กรอกยังอยู่ครบ กดส่งอีกครั้งเมื่อต่อได้',
    description: 'Error: the network failed',
  },
  sentTitle: {
    id: 'public.feature-services.form.sent-title',
    defaultMessage: 'ได้รับคำขอแล้ว',
    description: 'Heading after the request was sent',
  },
  sent: defineMessage<{ phone: string; service: string }>({
    id: 'public.feature-services.form.sent',
    defaultMessage: 'เราจะโทรหา {phone} ภายใน 1 วันทำการ เพื่อยืนยันรายละเอียดและราคาของ “{service}”',
    description: 'Explains what happens after sending',
  }),
  sentNext: {
    id: 'public.feature-services.form.sent-next',
    defaultMessage: 'มีรูปทรัพย์อยู่แล้ว ส่งมาทาง LINE ได้เลย ช่วยให้ประเมินราคาเร็วขึ้น',
    description: 'Advice after sending',
  },
});
