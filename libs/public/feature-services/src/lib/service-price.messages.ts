import { defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages<{
  from: { price: string; unit: string; amount: MessageTag };
  price: { price: string; unit: string; amount: MessageTag };
}>({
  from: {
    id: 'public.feature-services.price.from',
    defaultMessage:
      '{unit, select, sqm {เริ่มต้น <amount>{price}</amount> ต่อ ตร.ม.} day {เริ่มต้น <amount>{price}</amount> ต่อวัน} month {เริ่มต้น <amount>{price}</amount> ต่อเดือน} other {เริ่มต้น <amount>{price}</amount> ต่องาน}}',
    description:
      'Lowest price of a service and what it buys one of: a square metre, a day, a month or a job; <amount> is louder than the rest',
  },
  price: {
    id: 'public.feature-services.price.price',
    defaultMessage:
      '{unit, select, sqm {<amount>{price}</amount> ต่อ ตร.ม.} day {<amount>{price}</amount> ต่อวัน} month {<amount>{price}</amount> ต่อเดือน} other {<amount>{price}</amount> ต่องาน}}',
    description:
      'Price of a package and what it buys one of: a square metre, a day, a month or a job; <amount> is louder than the rest',
  },
});
