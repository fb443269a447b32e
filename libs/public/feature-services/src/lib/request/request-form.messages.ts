import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  name: NoMessageValues;
  nameWrong: NoMessageValues;
  phone: NoMessageValues;
  phoneWrong: NoMessageValues;
  province: NoMessageValues;
  provinceWrong: NoMessageValues;
  chooseProvince: NoMessageValues;
  served: NoMessageValues;
  elsewhere: NoMessageValues;
  dates: NoMessageValues;
  datesHint: NoMessageValues;
  datesWrong: NoMessageValues;
  day: { number: number };
  addDay: NoMessageValues;
  detail: NoMessageValues;
  detailHint: NoMessageValues;
  detailWrong: NoMessageValues;
  asset: NoMessageValues;
  assetWrong: NoMessageValues;
  noAsset: NoMessageValues;
  consent: NoMessageValues;
  consentWrong: NoMessageValues;
  submit: NoMessageValues;
  offline: NoMessageValues;
  sentTitle: NoMessageValues;
  sent: { phone: string; service: string };
  sentNext: NoMessageValues;
}>({
  name: { id: 'public.feature-services.form.name', defaultMessage: 'ชื่อ', description: 'Label: name of who asks' },
  nameWrong: {
    id: 'public.feature-services.form.name-wrong',
    defaultMessage: 'บอกชื่อที่ให้เราเรียกคุณ',
    description: 'Error: the name is missing',
  },
  phone: { id: 'public.feature-services.form.phone', defaultMessage: 'เบอร์โทร', description: 'Label: phone' },
  phoneWrong: {
    id: 'public.feature-services.form.phone-wrong',
    defaultMessage: 'ใส่เบอร์ไทยให้ครบ เช่น 081-234-5678',
    description: 'Error: the phone is missing or not one we can call',
  },
  province: {
    id: 'public.feature-services.form.province',
    defaultMessage: 'จังหวัดของทรัพย์',
    description: 'Label: province of the property',
  },
  provinceWrong: {
    id: 'public.feature-services.form.province-wrong',
    defaultMessage: 'เลือกจังหวัด',
    description: 'Error: no province is chosen',
  },
  chooseProvince: {
    id: 'public.feature-services.form.choose-province',
    defaultMessage: 'เลือกจังหวัด',
    description: 'First entry of the list of provinces',
  },
  served: {
    id: 'public.feature-services.form.served',
    defaultMessage: 'พื้นที่ให้บริการ',
    description: 'Group of provinces without travel charges',
  },
  elsewhere: {
    id: 'public.feature-services.form.elsewhere',
    defaultMessage: 'จังหวัดอื่น (มีค่าเดินทาง)',
    description: 'Group of provinces with travel charges',
  },
  dates: {
    id: 'public.feature-services.form.dates',
    defaultMessage: 'วันที่สะดวก',
    description: 'Label: days that suit',
  },
  datesHint: {
    id: 'public.feature-services.form.dates-hint',
    defaultMessage: 'ไม่บังคับ บอกได้ไม่เกิน 3 วัน',
    description: 'Hint: days are optional, at most three',
  },
  datesWrong: {
    id: 'public.feature-services.form.dates-wrong',
    defaultMessage: 'เลือกตั้งแต่พรุ่งนี้เป็นต้นไป ไม่เกิน 6 เดือน',
    description: 'Error: a day is past or too far ahead',
  },
  day: {
    id: 'public.feature-services.form.day',
    defaultMessage: 'วันที่สะดวก วันที่ {number}',
    description: 'Name of the first, second or third day, for screen readers',
  },
  addDay: {
    id: 'public.feature-services.form.add-day',
    defaultMessage: 'เพิ่มอีกวัน',
    description: 'Button: one more day',
  },
  detail: {
    id: 'public.feature-services.form.detail',
    defaultMessage: 'รายละเอียด',
    description: 'Label: what is wanted',
  },
  detailHint: {
    id: 'public.feature-services.form.detail-hint',
    defaultMessage: 'เช่น ประเภทและขนาดทรัพย์ แพ็กเกจที่สนใจ หรือสิ่งที่อยากให้ทำ',
    description: 'Hint: what to write',
  },
  detailWrong: {
    id: 'public.feature-services.form.detail-wrong',
    defaultMessage: 'เขียนให้สั้นลง ไม่เกิน 1,000 ตัวอักษร',
    description: 'Error: the text is too long',
  },
  asset: {
    id: 'public.feature-services.form.asset',
    defaultMessage: 'สำหรับทรัพย์ของคุณ',
    description: 'Label: which of the member’s assets it is for',
  },
  assetWrong: {
    id: 'public.feature-services.form.asset-wrong',
    defaultMessage: 'เลือกทรัพย์นี้ไม่ได้แล้ว เลือกใหม่หรือไม่ระบุ',
    description: 'Error: the asset is not the member’s, or gone',
  },
  noAsset: {
    id: 'public.feature-services.form.no-asset',
    defaultMessage: 'ไม่ระบุ',
    description: 'First entry of the list of assets',
  },
  consent: {
    id: 'public.feature-services.form.consent',
    defaultMessage: 'ยินยอมให้ใช้ชื่อและเบอร์โทรเพื่อติดต่อกลับเรื่องคำขอนี้',
    description: 'Unticked consent to use name and phone',
  },
  consentWrong: {
    id: 'public.feature-services.form.consent-wrong',
    defaultMessage: 'ติ๊กยินยอมก่อนส่ง เพื่อให้เราโทรกลับได้',
    description: 'Error: the consent is not ticked',
  },
  submit: {
    id: 'public.feature-services.form.submit',
    defaultMessage: 'ส่งคำขอ',
    description: 'Button of the request form',
  },
  offline: {
    id: 'public.feature-services.form.offline',
    defaultMessage: 'ส่งไม่ได้เพราะไม่มีอินเทอร์เน็ต สิ่งที่กรอกยังอยู่ครบ กดส่งอีกครั้งเมื่อต่อได้',
    description: 'The network gave no reply',
  },
  sentTitle: {
    id: 'public.feature-services.form.sent-title',
    defaultMessage: 'ได้รับคำขอแล้ว',
    description: 'Heading once the request is sent',
  },
  sent: {
    id: 'public.feature-services.form.sent',
    defaultMessage: 'เราจะโทรหา {phone} ภายใน 1 วันทำการ เพื่อยืนยันรายละเอียดและราคาของ “{service}”',
    description: 'What happens after the request was sent',
  },
  sentNext: {
    id: 'public.feature-services.form.sent-next',
    defaultMessage: 'มีรูปทรัพย์อยู่แล้ว ส่งมาทาง LINE ได้เลย ช่วยให้ประเมินราคาเร็วขึ้น',
    description: 'What helps after the request was sent',
  },
});
