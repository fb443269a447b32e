import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  legend: NoMessageValues;
  price: NoMessageValues;
  priceHint: { price: string };
  appraised: NoMessageValues;
  appraisedHint: NoMessageValues;
  sellerKind: NoMessageValues;
  person: NoMessageValues;
  heir: NoMessageValues;
  company: NoMessageValues;
  years: NoMessageValues;
  yearsHint: NoMessageValues;
  yearsChoice: { years: number };
  yearsOrMore: { years: number };
  beforeFiveYears: NoMessageValues;
  registered: NoMessageValues;
  feePayer: NoMessageValues;
  half: NoMessageValues;
  buyer: NoMessageValues;
  seller: NoMessageValues;
  negotiable: NoMessageValues;
  down: NoMessageValues;
  rate: NoMessageValues;
  term: NoMessageValues;
  yearUnit: NoMessageValues;
}>({
  legend: {
    id: 'shared.asset-view.calculator.legend',
    defaultMessage: 'ตัวเลขของคุณ',
    description: 'Name of the calculator’s fields, for screen readers',
  },
  price: {
    id: 'shared.asset-view.calculator.price',
    defaultMessage: 'ราคาที่ตกลง',
    description: 'Field: agreed price',
  },
  priceHint: {
    id: 'shared.asset-view.calculator.price-hint',
    defaultMessage: 'ประกาศไว้ {price}',
    description: 'Hint under the agreed price: the asking price',
  },
  appraised: {
    id: 'shared.asset-view.calculator.appraised',
    defaultMessage: 'ราคาประเมินราชการ',
    description: 'Field: the Treasury’s appraised value',
  },
  appraisedHint: {
    id: 'shared.asset-view.calculator.appraised-hint',
    defaultMessage: 'ค้นได้ที่กรมธนารักษ์ ถ้ายังไม่รู้ใช้ราคาขายไปก่อน',
    description: 'Hint under the appraised value',
  },
  sellerKind: {
    id: 'shared.asset-view.calculator.seller-kind',
    defaultMessage: 'ผู้ขายเป็น',
    description: 'Field: who sells',
  },
  person: {
    id: 'shared.asset-view.calculator.person',
    defaultMessage: 'บุคคลธรรมดา',
    description: 'Choice of the seller',
  },
  heir: {
    id: 'shared.asset-view.calculator.heir',
    defaultMessage: 'บุคคลธรรมดา ได้มาทางมรดก',
    description: 'Choice of the seller',
  },
  company: {
    id: 'shared.asset-view.calculator.company',
    defaultMessage: 'นิติบุคคล',
    description: 'Choice of the seller',
  },
  years: {
    id: 'shared.asset-view.calculator.years',
    defaultMessage: 'ผู้ขายถือครองมา',
    description: 'Field: how long the seller has held it',
  },
  yearsHint: {
    id: 'shared.asset-view.calculator.years-hint',
    defaultMessage: 'นับตามปี พ.ศ. เช่น ซื้อ ธ.ค. ขาย ม.ค. นับเป็น 2 ปี',
    description: 'Hint: calendar years count',
  },
  yearsChoice: {
    id: 'shared.asset-view.calculator.years-choice',
    defaultMessage: '{years, plural, other {# ปี}}',
    description: 'Choice of the years held',
  },
  yearsOrMore: {
    id: 'shared.asset-view.calculator.years-or-more',
    defaultMessage: '{years, plural, other {# ปีขึ้นไป}}',
    description: 'Last choice of the years held',
  },
  beforeFiveYears: {
    id: 'shared.asset-view.calculator.before-five-years',
    defaultMessage: 'ยังถือครองไม่ครบ 5 ปีเต็ม นับวันชนวัน',
    description: 'Checkbox in the sixth calendar year: business tax is still due',
  },
  registered: {
    id: 'shared.asset-view.calculator.registered',
    defaultMessage: 'ผู้ขายมีชื่อในทะเบียนบ้านครบ 1 ปี',
    description: 'Checkbox: spares a person the specific business tax',
  },
  feePayer: {
    id: 'shared.asset-view.calculator.fee-payer',
    defaultMessage: 'ใครจ่ายค่าธรรมเนียมการโอน',
    description: 'Field: who pays the transfer fee',
  },
  half: { id: 'shared.asset-view.calculator.half', defaultMessage: 'คนละครึ่ง', description: 'Choice of who pays' },
  buyer: { id: 'shared.asset-view.calculator.buyer', defaultMessage: 'ผู้ซื้อ', description: 'Choice of who pays' },
  seller: { id: 'shared.asset-view.calculator.seller', defaultMessage: 'ผู้ขาย', description: 'Choice of who pays' },
  negotiable: {
    id: 'shared.asset-view.calculator.negotiable',
    defaultMessage: 'ตกลงกัน (คิดคนละครึ่ง)',
    description: 'Choice of who pays',
  },
  down: { id: 'shared.asset-view.calculator.down', defaultMessage: 'เงินดาวน์', description: 'Field: down payment' },
  rate: {
    id: 'shared.asset-view.calculator.rate',
    defaultMessage: 'ดอกเบี้ยต่อปี',
    description: 'Field: interest a year',
  },
  term: { id: 'shared.asset-view.calculator.term', defaultMessage: 'ระยะผ่อน', description: 'Field: years of the loan' },
  yearUnit: { id: 'shared.asset-view.calculator.year-unit', defaultMessage: 'ปี', description: 'Unit behind years' },
});
