import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  own: {
    id: 'public.contact-seller.own.own',
    defaultMessage: 'นี่คือประกาศของคุณ',
    description: 'In the card of the seller, when the member looks at a listing of their own',
  },
  edit: {
    id: 'public.contact-seller.own.edit',
    defaultMessage: 'แก้ไขประกาศ',
    description: 'Link for the seller: edit this listing',
  },
  figures: {
    id: 'public.contact-seller.own.figures',
    defaultMessage: 'สถิติ',
    description: 'Link for the seller: views, saves and enquiries of their listings',
  },
});
