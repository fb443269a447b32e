import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  transfer: NoMessageValues;
  transferFee: NoMessageValues;
  mortgageFee: NoMessageValues;
  businessTax: NoMessageValues;
  stampDuty: NoMessageValues;
  withholding: NoMessageValues;
  item: NoMessageValues;
  buyer: NoMessageValues;
  seller: NoMessageValues;
  total: NoMessageValues;
  sellerNets: { amount: string };
  buyerBrings: { amount: string };
  buyerBringsWithLoan: { amount: string; down: string };
  reduced: NoMessageValues;
  negotiable: NoMessageValues;
  loan: NoMessageValues;
  monthly: { amount: string };
  loanTerms: { principal: string; years: number; rate: string };
  income: { amount: string };
  interest: { amount: string };
  withCommonFee: { amount: string; fee: string };
  lease: NoMessageValues;
  deposit: NoMessageValues;
  advance: NoMessageValues;
  firstDay: NoMessageValues;
  assumedLease: NoMessageValues;
}>({
  transfer: {
    id: 'shared.asset-view.costs.transfer',
    defaultMessage: 'ค่าใช้จ่ายวันโอน',
    description: 'Heading above what the land office takes',
  },
  transferFee: {
    id: 'shared.asset-view.costs.transfer-fee',
    defaultMessage: 'ค่าธรรมเนียมการโอน',
    description: 'Cost of the day of transfer',
  },
  mortgageFee: {
    id: 'shared.asset-view.costs.mortgage-fee',
    defaultMessage: 'ค่าจดจำนอง',
    description: 'Cost of the day of transfer',
  },
  businessTax: {
    id: 'shared.asset-view.costs.business-tax',
    defaultMessage: 'ภาษีธุรกิจเฉพาะ',
    description: 'Cost of the day of transfer',
  },
  stampDuty: {
    id: 'shared.asset-view.costs.stamp-duty',
    defaultMessage: 'อากรแสตมป์',
    description: 'Cost of the day of transfer',
  },
  withholding: {
    id: 'shared.asset-view.costs.withholding',
    defaultMessage: 'ภาษีเงินได้หัก ณ ที่จ่าย',
    description: 'Cost of the day of transfer',
  },
  item: {
    id: 'shared.asset-view.costs.item',
    defaultMessage: 'รายการ',
    description: 'Column of the cost table, for screen readers',
  },
  buyer: { id: 'shared.asset-view.costs.buyer', defaultMessage: 'ผู้ซื้อ', description: 'Column: paid by the buyer' },
  seller: { id: 'shared.asset-view.costs.seller', defaultMessage: 'ผู้ขาย', description: 'Column: paid by the seller' },
  total: { id: 'shared.asset-view.costs.total', defaultMessage: 'รวม', description: 'Last row of the cost table' },
  sellerNets: {
    id: 'shared.asset-view.costs.seller-nets',
    defaultMessage: 'ผู้ขายรับสุทธิ {amount}',
    description: 'Price less what the seller pays on the day of transfer',
  },
  buyerBrings: {
    id: 'shared.asset-view.costs.buyer-brings',
    defaultMessage: 'ผู้ซื้อเตรียมเงินสด {amount}',
    description: 'Cash for the day of transfer, without a loan',
  },
  buyerBringsWithLoan: {
    id: 'shared.asset-view.costs.buyer-brings-with-loan',
    defaultMessage: 'ผู้ซื้อเตรียมเงินสด {amount} รวมเงินดาวน์ {down}',
    description: 'Cash for the day of transfer, with a loan',
  },
  reduced: {
    id: 'shared.asset-view.costs.reduced',
    defaultMessage: 'ใช้อัตราลดหย่อนชั่วคราวสำหรับผู้ซื้อสัญชาติไทยแล้ว',
    description: 'A time-limited reduction of the land office’s fees was applied',
  },
  negotiable: {
    id: 'shared.asset-view.costs.negotiable',
    defaultMessage: 'ผู้ขายไม่ได้ระบุว่าใครจ่ายค่าโอน จึงคิดคนละครึ่ง',
    description: 'Who pays the transfer fee is open',
  },
  loan: {
    id: 'shared.asset-view.costs.loan',
    defaultMessage: 'ผ่อนธนาคาร',
    description: 'Heading above the estimate of a home loan',
  },
  monthly: {
    id: 'shared.asset-view.costs.monthly',
    defaultMessage: '{amount} ต่อเดือน',
    description: 'Monthly instalment, large',
  },
  loanTerms: {
    id: 'shared.asset-view.costs.loan-terms',
    defaultMessage: 'กู้ {principal} ผ่อน {years, plural, other {# ปี}} ดอกเบี้ย {rate}% ต่อปี',
    description: 'Terms of the loan, beneath the monthly instalment',
  },
  income: {
    id: 'shared.asset-view.costs.income',
    defaultMessage: 'ธนาคารมักขอรายได้ตั้งแต่ {amount} ต่อเดือน',
    description: 'Income a month from which banks usually lend so much',
  },
  interest: {
    id: 'shared.asset-view.costs.interest',
    defaultMessage: 'ดอกเบี้ยรวมตลอดสัญญา {amount}',
    description: 'Sum of the interest over the whole time',
  },
  withCommonFee: {
    id: 'shared.asset-view.costs.with-common-fee',
    defaultMessage: 'รวมค่าส่วนกลาง {fee} เป็น {amount} ต่อเดือน',
    description: 'Instalment and common fee together, a month',
  },
  lease: {
    id: 'shared.asset-view.costs.lease',
    defaultMessage: 'เงินวันทำสัญญาเช่า',
    description: 'Heading above what a tenant brings on the first day',
  },
  deposit: {
    id: 'shared.asset-view.costs.deposit',
    defaultMessage: 'เงินประกัน (ได้คืนเมื่อย้ายออก)',
    description: 'Row: a lease’s deposit',
  },
  advance: {
    id: 'shared.asset-view.costs.advance',
    defaultMessage: 'ค่าเช่าล่วงหน้า',
    description: 'Row: rent paid in advance',
  },
  firstDay: {
    id: 'shared.asset-view.costs.first-day',
    defaultMessage: 'รวมวันแรก',
    description: 'Row: sum of deposit and advance',
  },
  assumedLease: {
    id: 'shared.asset-view.costs.assumed-lease',
    defaultMessage: 'ผู้ขายไม่ได้ระบุเงินประกันหรือค่าเช่าล่วงหน้าครบ จึงใช้ตามที่นิยม คือ ประกัน 2 เดือน ล่วงหน้า 1 เดือน',
    description: 'Where the listing does not say deposit or advance',
  },
});
