import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-profile.proof.title',
    defaultMessage: 'ยืนยันว่าเป็นคุณ',
    description: 'Title of the dialog that asks the member to prove who they are',
  },
  access: defineMessage<{ minutes: number }>({
    id: 'account.feature-profile.proof.access',
    defaultMessage: '{minutes, plural, other {เพื่อไม่ให้คนอื่นยึดบัญชีของคุณ ยืนยันครั้งเดียวใช้ได้ # นาที}}',
    description: 'Why a proof is asked before sign-in methods or sessions change, and how long it counts',
  }),
  data: defineMessage<{ minutes: number }>({
    id: 'account.feature-profile.proof.data',
    defaultMessage: '{minutes, plural, other {เพื่อไม่ให้คนอื่นเอาหรือลบข้อมูลของคุณ ยืนยันครั้งเดียวใช้ได้ # นาที}}',
    description: 'Why a proof is asked before data is exported or deleted, and how long it counts',
  }),
  byPhone: defineMessage<{ phone: string }>({
    id: 'account.feature-profile.proof.by-phone',
    defaultMessage: 'รับรหัสทาง SMS ที่ {phone}',
    description: 'Above the button that sends a code to the present phone',
  }),
  cancel: {
    id: 'account.feature-profile.proof.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Closes the dialog without a proof',
  },
});
