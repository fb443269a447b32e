import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.create-asset.contact.title',
    defaultMessage: 'ผู้สนใจติดต่อคุณทาง',
    description: 'Heading above the contact channels shown on the listing',
  },
  none: {
    id: 'account.create-asset.contact.none',
    defaultMessage: 'ยังไม่ได้เปิดช่องทางติดต่อ ผู้สนใจจะทักคุณได้ยาก',
    description: 'No channel is switched on',
  },
  change: {
    id: 'account.create-asset.contact.change',
    defaultMessage: 'แก้ไขช่องทางติดต่อ',
    description: 'Link to the settings',
  },
  note: {
    id: 'account.create-asset.contact.note',
    defaultMessage: 'ใช้กับทุกประกาศของคุณ ไม่ต้องเขียนซ้ำในข้อความ',
    description: 'Contact channels belong to the profile, not to the texts',
  },
  line: { id: 'account.create-asset.contact.line', defaultMessage: 'LINE', description: 'Name of the channel' },
  facebook: {
    id: 'account.create-asset.contact.facebook',
    defaultMessage: 'Facebook',
    description: 'Name of the channel',
  },
  phone: { id: 'account.create-asset.contact.phone', defaultMessage: 'โทรศัพท์', description: 'Name of the channel' },
});
