import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  transfer: {
    id: 'shared.ui-purchase-costs.costs.transfer',
    defaultMessage: 'ค่าใช้จ่ายวันโอน',
    description: 'Heading above the costs of the transfer',
  },
  transferFee: {
    id: 'shared.ui-purchase-costs.costs.transfer-fee',
    defaultMessage: 'ค่าธรรมเนียมการโอน',
    description: 'Row: transfer fee',
  },
  mortgageFee: {
    id: 'shared.ui-purchase-costs.costs.mortgage-fee',
    defaultMessage: 'ค่าจดจำนอง',
    description: 'Row: mortgage registration fee',
  },
  businessTax: {
    id: 'shared.ui-purchase-costs.costs.business-tax',
    defaultMessage: 'ภาษีธุรกิจเฉพาะ',
    description: 'Row: specific business tax',
  },
  stampDuty: {
    id: 'shared.ui-purchase-costs.costs.stamp-duty',
    defaultMessage: 'อากรแสตมป์',
    description: 'Row: stamp duty',
  },
  withholding: {
    id: 'shared.ui-purchase-costs.costs.withholding',
    defaultMessage: 'ภาษีเงินได้หัก ณ ที่จ่าย',
    description: 'Row: withholding tax',
  },
  item: {
    id: 'shared.ui-purchase-costs.costs.item',
    defaultMessage: 'รายการ',
    description: 'Column heading of the cost table, for screen readers',
  },
  buyer: {
    id: 'shared.ui-purchase-costs.costs.buyer',
    defaultMessage: 'ผู้ซื้อ',
    description: 'Column heading: paid by the buyer',
  },
  seller: {
    id: 'shared.ui-purchase-costs.costs.seller',
    defaultMessage: 'ผู้ขาย',
    description: 'Column heading: paid by the seller',
  },
  total: {
    id: 'shared.ui-purchase-costs.costs.total',
    defaultMessage: 'รวม',
    description: 'Last row of the cost table',
  },
  sellerNets: defineMessage<{ amount: string }>({
    id: 'shared.ui-purchase-costs.costs.seller-nets',
    defaultMessage: 'ผู้ขายรับสุทธิ {amount}',
    description: 'Amount that the seller receives after costs',
  }),
  buyerBrings: defineMessage<{ amount: string }>({
    id: 'shared.ui-purchase-costs.costs.buyer-brings',
    defaultMessage: 'ผู้ซื้อเตรียมเงินสด {amount}',
    description: 'Cash that the buyer needs on the transfer date, without a loan',
  }),
  buyerBringsWithLoan: defineMessage<{ amount: string; down: string }>({
    id: 'shared.ui-purchase-costs.costs.buyer-brings-with-loan',
    defaultMessage: 'ผู้ซื้อเตรียมเงินสด {amount} รวมเงินดาวน์ {down}',
    description: 'Cash that the buyer needs on the transfer date, with a loan',
  }),
  reduced: {
    id: 'shared.ui-purchase-costs.costs.reduced',
    defaultMessage: 'ใช้อัตราลดหย่อนชั่วคราวสำหรับผู้ซื้อสัญชาติไทยแล้ว',
    description: 'Note: a temporary reduction of the Land Department’s fees was applied',
  },
  negotiable: {
    id: 'shared.ui-purchase-costs.costs.negotiable',
    defaultMessage: 'ผู้ขายไม่ได้ระบุว่าใครจ่ายค่าโอน จึงคิดคนละครึ่ง',
    description: 'Note: who pays the transfer fee is negotiable',
  },
  loan: {
    id: 'shared.ui-purchase-costs.costs.loan',
    defaultMessage: 'ผ่อนธนาคาร',
    description: 'Heading above the estimate of a home loan',
  },
  monthly: defineMessage<{ amount: string }>({
    id: 'shared.ui-purchase-costs.costs.monthly',
    defaultMessage: '{amount} ต่อเดือน',
    description: 'Monthly instalment',
  }),
  loanTerms: defineMessage<{ principal: string; years: number; rate: string }>({
    id: 'shared.ui-purchase-costs.costs.loan-terms',
    defaultMessage: 'กู้ {principal} ผ่อน {years, plural, other {# ปี}} ดอกเบี้ย {rate}% ต่อปี',
    description: 'Terms of the loan, below the monthly instalment',
  }),
  income: defineMessage<{ amount: string }>({
    id: 'shared.ui-purchase-costs.costs.income',
    defaultMessage: 'ธนาคารมักขอรายได้ตั้งแต่ {amount} ต่อเดือน',
    description: 'Monthly income that banks usually require for such a loan',
  }),
  interest: defineMessage<{ amount: string }>({
    id: 'shared.ui-purchase-costs.costs.interest',
    defaultMessage: 'ดอกเบี้ยรวมตลอดสัญญา {amount}',
    description: 'Total interest over the loan term',
  }),
  withCommonFee: defineMessage<{ amount: string; fee: string }>({
    id: 'shared.ui-purchase-costs.costs.with-common-fee',
    defaultMessage: 'รวมค่าส่วนกลาง {fee} เป็น {amount} ต่อเดือน',
    description: 'Monthly total of instalment and common fee',
  }),
  lease: {
    id: 'shared.ui-purchase-costs.costs.lease',
    defaultMessage: 'เงินวันทำสัญญาเช่า',
    description: 'Heading above the costs of a tenant on the first day',
  },
  deposit: {
    id: 'shared.ui-purchase-costs.costs.deposit',
    defaultMessage: 'เงินประกัน (ได้คืนเมื่อย้ายออก)',
    description: 'Row: security deposit',
  },
  advance: {
    id: 'shared.ui-purchase-costs.costs.advance',
    defaultMessage: 'ค่าเช่าล่วงหน้า',
    description: 'Row: rent paid in advance',
  },
  firstDay: {
    id: 'shared.ui-purchase-costs.costs.first-day',
    defaultMessage: 'รวมวันแรก',
    description: 'Row: total of deposit and advance rent',
  },
  assumedLease: {
    id: 'shared.ui-purchase-costs.costs.assumed-lease',
    defaultMessage: 'ผู้ขายไม่ได้ระบุเงินประกันหรือค่าเช่าล่วงหน้าครบ จึงใช้ตามที่นิยม คือ ประกัน 2 เดือน ล่วงหน้า 1 เดือน',
    description: 'Assumption when the listing gives no deposit or advance rent',
  },
});
