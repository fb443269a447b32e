import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  estimate: NoMessageValues;
  assumedPerson: { years: number };
  assumedCompany: NoMessageValues;
  change: NoMessageValues;
  disclaimer: NoMessageValues;
  leaseDisclaimer: NoMessageValues;
}>({
  title: {
    id: 'shared.asset-view.costs.title',
    defaultMessage: 'เงินที่ต้องเตรียม',
    description: 'Heading above the cost card',
  },
  estimate: {
    id: 'shared.asset-view.costs.estimate',
    defaultMessage: 'ประมาณการ',
    description: 'Badge: the numbers are an estimate',
  },
  assumedPerson: {
    id: 'shared.asset-view.costs.assumed-person',
    defaultMessage: 'ถือว่าราคาประเมินเท่ากับราคาขาย ผู้ขายเป็นบุคคลธรรมดาและถือครองมา {years, plural, other {# ปี}}',
    description: 'What the estimate assumes; years are calendar years',
  },
  assumedCompany: {
    id: 'shared.asset-view.costs.assumed-company',
    defaultMessage: 'ถือว่าราคาประเมินเท่ากับราคาขายและผู้ขายเป็นนิติบุคคล',
    description: 'What the estimate assumes',
  },
  change: {
    id: 'shared.asset-view.costs.change',
    defaultMessage: 'คำนวณด้วยตัวเลขของคุณ',
    description: 'Button that opens the calculator',
  },
  disclaimer: {
    id: 'shared.asset-view.costs.disclaimer',
    defaultMessage: 'เป็นตัวเลขประมาณการ จำนวนจริงสำนักงานที่ดินและธนาคารเป็นผู้กำหนด',
    description: 'Small print under the estimate',
  },
  leaseDisclaimer: {
    id: 'shared.asset-view.costs.lease-disclaimer',
    defaultMessage: 'เป็นตัวเลขประมาณการ จำนวนจริงเป็นไปตามสัญญาเช่า',
    description: 'Small print under the estimate for a tenant',
  },
});
