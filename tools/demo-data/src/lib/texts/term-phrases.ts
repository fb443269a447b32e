import { transferFeePayers } from '@yoodee/asset-rules/options';
import type { Phrase } from './phrase.ts';
import { isHome, isLet, isSold } from './say-of.ts';
import { counted } from './words.ts';

/** Conditions of the deal, and viewing. Prices are only in the price fields. */
export const termPhrases: readonly Phrase[] = [
  (f) =>
    isSold(f) && f.asset.transfer_fee_payer === 'half'
      ? ['ค่าธรรมเนียมโอนคนละครึ่ง', 'Transfer fees are shared equally.']
      : null,
  (f) =>
    isSold(f) && f.asset.transfer_fee_payer === 'seller'
      ? ['ผู้ขายออกค่าโอนให้', 'The seller pays the transfer fee.']
      : null,
  (f) =>
    isSold(f) && f.asset.transfer_fee_payer === 'negotiable'
      ? [`ค่าโอน${transferFeePayers.negotiable.th}ได้`, 'Who pays the transfer fee can be agreed.']
      : null,
  (f) =>
    isSold(f) && f.asset.mortgage_status === 'free'
      ? ['ปลอดจำนอง นัดโอนได้เร็ว', 'There is no mortgage, so the transfer can be soon.']
      : null,
  (f) =>
    isSold(f) && f.asset.mortgage_status === 'mortgaged'
      ? [
          'ยังติดจำนองธนาคาร ปิดยอดและโอนวันเดียวกันที่สำนักงานที่ดิน',
          'It is still mortgaged; the loan is paid off at the Land Office on the day of transfer.',
        ]
      : null,
  (f) =>
    isSold(f) && f.asset.ownership_quota === 'foreign'
      ? ['โอนในโควตาต่างชาติได้', 'It can be transferred in the foreign quota.']
      : null,
  (f) =>
    f.asset.listing_type === 'down_payment'
      ? [
          'ผู้ซื้อผ่อนดาวน์งวดที่เหลือกับโครงการต่อ เปลี่ยนชื่อสัญญาที่สำนักงานขาย',
          'The buyer goes on with the remaining instalments, and the contract changes names at the sales office.',
        ]
      : null,
  (f) =>
    isSold(f) && f.asset.lease_years_remaining
      ? [
          `เป็นสิทธิการเช่า เหลือ ${f.asset.lease_years_remaining} ปี`,
          `It is a leasehold with ${f.asset.lease_years_remaining} years left.`,
        ]
      : null,
  (f) =>
    isLet(f) && f.asset.min_lease_months
      ? [
          `สัญญาขั้นต่ำ ${f.asset.min_lease_months} เดือน${f.asset.deposit_months ? ` ประกัน ${f.asset.deposit_months} เดือน ล่วงหน้า ${f.asset.advance_months ?? 1} เดือน` : ''}`,
          `The minimum lease is ${f.asset.min_lease_months} months${f.asset.deposit_months ? `, with ${counted(f.asset.deposit_months, 'month’s', 'months’')} deposit and ${counted(f.asset.advance_months ?? 1, 'month')} in advance` : ''}.`,
        ]
      : null,
  (f) =>
    isLet(f) && f.asset.pets === 'yes'
      ? ['เลี้ยงสัตว์ได้ ขอให้ดูแลความสะอาด', 'Pets are welcome if they are looked after.']
      : null,
  (f) => (isLet(f) && f.asset.pets === 'no' ? ['ไม่สะดวกให้เลี้ยงสัตว์', 'Pets cannot be accepted.'] : null),
  (f) =>
    f.asset.listing_type === 'takeover' && f.asset.lease_remaining_months
      ? [
          `สัญญาเช่าเดิมเหลือ ${f.asset.lease_remaining_months} เดือน ต่อได้`,
          `The present lease has ${f.asset.lease_remaining_months} months left and can be renewed.`,
        ]
      : null,
  (f) =>
    f.asset.price_negotiable === true ? ['ราคาคุยกันได้ตามสมควร', 'The price can be talked about within reason.'] : null,
  (f) =>
    f.asset.price_negotiable === false
      ? ['ราคานี้ตั้งไว้ต่ำสุดแล้ว ขอไม่ต่อรอง', 'The price is already the lowest and is not negotiable.']
      : null,
  (f) =>
    f.asset.urgency === 'quick_sale'
      ? [
          'เจ้าของรีบขาย ถ้าพร้อมโอนเดือนนี้คุยราคาได้อีก',
          'The owner is in a hurry; for a transfer this month there is room to talk.',
        ]
      : null,
  (f) =>
    isSold(f) && f.asset.transfer_fee_payer === 'half'
      ? [
          'ค่าใช้จ่ายวันโอนแบ่งกันคนละครึ่ง ค่าส่วนกลางจ่ายถึงวันโอน',
          'The costs of the transfer are halved, and all fees are paid up to that day.',
        ]
      : null,
  (f) =>
    isSold(f) && isHome(f) && f.asset.seller_role !== 'bank'
      ? [
          'ช่วยเตรียมเอกสารยื่นกู้ให้ ธนาคารประเมินได้เต็มราคา',
          'Help with the loan papers is offered; banks have valued it at the price asked.',
        ]
      : null,
  (f) =>
    isLet(f) && isHome(f)
      ? ['จ่ายค่าน้ำค่าไฟตามมิเตอร์จริง ไม่บวกเพิ่ม', 'Water and electricity are paid by the meter, with nothing added.']
      : null,
  (f) =>
    isLet(f) && isHome(f)
      ? [
          'ย้ายเข้าได้ทันทีที่ทำสัญญา ทำความสะอาดให้ก่อนเข้าอยู่',
          'You can move in when the contract is signed, and it will be cleaned first.',
        ]
      : null,
  (f) =>
    f.asset.seller_role === 'agent'
      ? [
          'นัดชมได้ทุกวันรวมวันหยุด ส่งคลิปสถานที่จริงให้ดูก่อนได้',
          'Viewings on any day, holidays included; a film of it can be sent first.',
        ]
      : null,
  (f) =>
    f.asset.seller_role === 'owner'
      ? ['คุยกับเจ้าของโดยตรง ตอบเร็วช่วงเย็น', 'You deal with the owner, who answers quickest in the evening.']
      : null,
  (f) =>
    f.asset.seller_role === 'owner'
      ? ['นัดดูได้ทุกวันหลังเลิกงานและเสาร์อาทิตย์', 'Viewings after work on any day, and at weekends.']
      : null,
  (f) =>
    f.asset.seller_role === 'agent'
      ? ['มีกุญแจอยู่ที่เรา นัดล่วงหน้าหนึ่งวันก็พาชมได้', 'We hold the keys and can show it with a day’s notice.']
      : null,
  (f) =>
    f.asset.seller_role === 'developer'
      ? ['สำนักงานขายเปิดทุกวัน 9.00–18.00 น.', 'The sales office is open every day from nine to six.']
      : null,
  (f) =>
    f.asset.seller_role === 'bank'
      ? ['ผู้ซื้อยื่นขอสินเชื่อกับธนาคารได้ในเงื่อนไขทรัพย์ NPA', 'Buyers can apply for the bank’s loan for its own property.']
      : null,
];
