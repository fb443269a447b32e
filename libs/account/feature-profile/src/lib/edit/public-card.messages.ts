import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  previewTitle: {
    id: 'account.feature-profile.edit.preview-title',
    defaultMessage: 'คนอื่นจะเห็นแบบนี้',
    description: 'Heading above the card that shows the profile as visitors see it',
  },
  verified: {
    id: 'account.feature-profile.edit.verified',
    defaultMessage: 'ยืนยันเบอร์แล้ว',
    description: 'Badge: the phone number is verified',
  },
  formOnly: {
    id: 'account.feature-profile.edit.form-only',
    defaultMessage: 'ติดต่อได้ทางแบบฟอร์มเท่านั้น',
    description: 'No contact method is shown, only the enquiry form',
  },
});
