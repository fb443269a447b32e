import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'shared.ui-purchase-costs.costs.title',
    defaultMessage: 'เงินที่ต้องเตรียม',
    description: 'Heading above the cost card',
  },
  estimate: {
    id: 'shared.ui-purchase-costs.costs.estimate',
    defaultMessage: 'ประมาณการ',
    description: 'Badge: the amounts are estimates',
  },
  assumedPerson: defineMessage<{ years: number }>({
    id: 'shared.ui-purchase-costs.costs.assumed-person',
    defaultMessage: 'ถือว่าราคาประเมินเท่ากับราคาขาย ผู้ขายเป็นบุคคลธรรมดาและถือครองมา {years, plural, other {# ปี}}',
    description: 'Assumption of the estimate: the seller is a person; years are calendar years',
  }),
  assumedCompany: {
    id: 'shared.ui-purchase-costs.costs.assumed-company',
    defaultMessage: 'ถือว่าราคาประเมินเท่ากับราคาขายและผู้ขายเป็นนิติบุคคล',
    description: 'Assumption of the estimate: the seller is a company',
  },
  change: {
    id: 'shared.ui-purchase-costs.costs.change',
    defaultMessage: 'คำนวณด้วยตัวเลขของคุณ',
    description: 'Button that opens the calculator',
  },
  disclaimer: {
    id: 'shared.ui-purchase-costs.costs.disclaimer',
    defaultMessage: 'เป็นตัวเลขประมาณการ จำนวนจริงสำนักงานที่ดินและธนาคารเป็นผู้กำหนด',
    description: 'Disclaimer below the estimate',
  },
  leaseDisclaimer: {
    id: 'shared.ui-purchase-costs.costs.lease-disclaimer',
    defaultMessage: 'เป็นตัวเลขประมาณการ จำนวนจริงเป็นไปตามสัญญาเช่า',
    description: 'Disclaimer below the estimate for a tenant',
  },
});
