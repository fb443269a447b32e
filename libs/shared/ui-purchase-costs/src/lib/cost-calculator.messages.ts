import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: {
    id: 'shared.ui-purchase-costs.calculator.legend',
    defaultMessage: 'ตัวเลขของคุณ',
    description: 'Name of the calculator, for screen readers',
  },
  price: {
    id: 'shared.ui-purchase-costs.calculator.price',
    defaultMessage: 'ราคาที่ตกลง',
    description: 'Label of the agreed price',
  },
  priceHint: defineMessage<{ price: string }>({
    id: 'shared.ui-purchase-costs.calculator.price-hint',
    defaultMessage: 'ประกาศไว้ {price}',
    description: 'Hint for the agreed price: the asking price',
  }),
  appraised: {
    id: 'shared.ui-purchase-costs.calculator.appraised',
    defaultMessage: 'ราคาประเมินราชการ',
    description: 'Label of the appraised value of the Treasury Department',
  },
  appraisedHint: {
    id: 'shared.ui-purchase-costs.calculator.appraised-hint',
    defaultMessage: 'ค้นได้ที่กรมธนารักษ์ ถ้ายังไม่รู้ใช้ราคาขายไปก่อน',
    description: 'Hint for the appraised value',
  },
  sellerKind: {
    id: 'shared.ui-purchase-costs.calculator.seller-kind',
    defaultMessage: 'ผู้ขายเป็น',
    description: 'Label of the list: type of seller',
  },
  person: {
    id: 'shared.ui-purchase-costs.calculator.person',
    defaultMessage: 'บุคคลธรรมดา',
    description: 'Option: the seller is a person',
  },
  heir: {
    id: 'shared.ui-purchase-costs.calculator.heir',
    defaultMessage: 'บุคคลธรรมดา ได้มาทางมรดก',
    description: 'Option: the seller is an heir',
  },
  company: {
    id: 'shared.ui-purchase-costs.calculator.company',
    defaultMessage: 'นิติบุคคล',
    description: 'Option: the seller is a company',
  },
  years: {
    id: 'shared.ui-purchase-costs.calculator.years',
    defaultMessage: 'ผู้ขายถือครองมา',
    description: 'Label of the number of years that the seller has owned the property',
  },
  yearsHint: {
    id: 'shared.ui-purchase-costs.calculator.years-hint',
    defaultMessage: 'นับตามปี พ.ศ. เช่น ซื้อ ธ.ค. ขาย ม.ค. นับเป็น 2 ปี',
    description: 'Hint: calendar years are counted',
  },
  yearsChoice: defineMessage<{ years: number }>({
    id: 'shared.ui-purchase-costs.calculator.years-choice',
    defaultMessage: '{years, plural, other {# ปี}}',
    description: 'Option: a number of years',
  }),
  yearsOrMore: defineMessage<{ years: number }>({
    id: 'shared.ui-purchase-costs.calculator.years-or-more',
    defaultMessage: '{years, plural, other {# ปีขึ้นไป}}',
    description: 'Last option: this number of years or more',
  }),
  beforeFiveYears: {
    id: 'shared.ui-purchase-costs.calculator.before-five-years',
    defaultMessage: 'ยังถือครองไม่ครบ 5 ปีเต็ม นับวันชนวัน',
    description: 'Checkbox for the sixth calendar year: specific business tax still applies',
  },
  registered: {
    id: 'shared.ui-purchase-costs.calculator.registered',
    defaultMessage: 'ผู้ขายมีชื่อในทะเบียนบ้านครบ 1 ปี',
    description: 'Checkbox: house registration exempts a person from specific business tax',
  },
  feePayer: {
    id: 'shared.ui-purchase-costs.calculator.fee-payer',
    defaultMessage: 'ใครจ่ายค่าธรรมเนียมการโอน',
    description: 'Label of the list: who pays the transfer fee',
  },
  half: {
    id: 'shared.ui-purchase-costs.calculator.half',
    defaultMessage: 'คนละครึ่ง',
    description: 'Option: both pay half',
  },
  buyer: {
    id: 'shared.ui-purchase-costs.calculator.buyer',
    defaultMessage: 'ผู้ซื้อ',
    description: 'Option: the buyer pays',
  },
  seller: {
    id: 'shared.ui-purchase-costs.calculator.seller',
    defaultMessage: 'ผู้ขาย',
    description: 'Option: the seller pays',
  },
  negotiable: {
    id: 'shared.ui-purchase-costs.calculator.negotiable',
    defaultMessage: 'ตกลงกัน (คิดคนละครึ่ง)',
    description: 'Option: to be negotiated',
  },
  down: {
    id: 'shared.ui-purchase-costs.calculator.down',
    defaultMessage: 'เงินดาวน์',
    description: 'Label of the down payment',
  },
  rate: {
    id: 'shared.ui-purchase-costs.calculator.rate',
    defaultMessage: 'ดอกเบี้ยต่อปี',
    description: 'Label of the interest rate per year',
  },
  term: {
    id: 'shared.ui-purchase-costs.calculator.term',
    defaultMessage: 'ระยะผ่อน',
    description: 'Label of the loan term',
  },
  yearUnit: {
    id: 'shared.ui-purchase-costs.calculator.year-unit',
    defaultMessage: 'ปี',
    description: 'Unit after a number of years',
  },
});
