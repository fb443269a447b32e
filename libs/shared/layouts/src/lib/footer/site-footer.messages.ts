import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  types: {
    id: 'shared.layouts.site-footer.types',
    defaultMessage: 'ประเภททรัพย์',
    description: 'Heading above the property types',
  },
  areas: {
    id: 'shared.layouts.site-footer.areas',
    defaultMessage: 'ทำเลยอดนิยม',
    description: 'Heading above the provinces',
  },
  more: {
    id: 'shared.layouts.site-footer.more',
    defaultMessage: 'บริการและความรู้',
    description: 'Heading above the services and news',
  },
  privacy: {
    id: 'shared.layouts.site-footer.privacy',
    defaultMessage: 'ความเป็นส่วนตัว',
    description: 'Link to the privacy page',
  },
  contact: {
    id: 'shared.layouts.site-footer.contact',
    defaultMessage: 'ติดต่อเรา',
    description: 'Heading above phone number, LINE and e-mail',
  },
});
