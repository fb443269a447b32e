/** Everything that an agency replaces to rebrand the site; the brand is named nowhere else. */
export const brand = {
  name: { th: 'อยู่ดี', en: 'Yoodee' },
  tagline: { th: 'หาบ้านที่ใช่ ลงประกาศที่ภูมิใจ', en: 'Find the right home. List it with pride.' },
  company: { th: 'บริษัท อยู่ดี จำกัด', en: 'Yoodee Co., Ltd.' },
  phone: { e164: '+6620000000', th: '02-000-0000', en: '+66 2 000 0000' },
  line: { id: '@yoodee', url: 'https://line.me/R/ti/p/@yoodee' },
  hours: { th: 'ทุกวัน 9.00–18.00\u00a0น.', en: 'Every day 9 am–6 pm' },
  email: 'hello@yoodee.example',
  facebookUrl: 'https://www.facebook.com/yoodee.example',
} as const;
