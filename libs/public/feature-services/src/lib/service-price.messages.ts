import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  from: defineMessage<{ price: string; unit: string; amount: MessageTag }>({
    id: 'public.feature-services.price.from',
    defaultMessage:
      '{unit, select, sqm {เริ่มต้น <amount>{price}</amount> ต่อ ตร.ม.} day {เริ่มต้น <amount>{price}</amount> ต่อวัน} month {เริ่มต้น <amount>{price}</amount> ต่อเดือน} other {เริ่มต้น <amount>{price}</amount> ต่องาน}}',
    description:
      'Lowest price of a service and its unit: a square metre, a day, a month or a job; <amount> is emphasized',
  }),
  price: defineMessage<{ price: string; unit: string; amount: MessageTag }>({
    id: 'public.feature-services.price.price',
    defaultMessage:
      '{unit, select, sqm {<amount>{price}</amount> ต่อ ตร.ม.} day {<amount>{price}</amount> ต่อวัน} month {<amount>{price}</amount> ต่อเดือน} other {<amount>{price}</amount> ต่องาน}}',
    description: 'Price of a package and its unit: a square metre, a day, a month or a job; <amount> is emphasized',
  }),
});
