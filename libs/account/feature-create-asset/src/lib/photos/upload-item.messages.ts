import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  waiting: defineMessage<{ name: string }>({
    id: 'account.create-asset.upload.waiting',
    defaultMessage: '{name} รอคิว',
    description: 'Status: the picture is waiting to be uploaded',
  }),
  sending: defineMessage<{ name: string; percent: string }>({
    id: 'account.create-asset.upload.sending',
    defaultMessage: '{name} {percent}%',
    description: 'Status: the picture is being uploaded',
  }),
  progress: defineMessage<{ name: string }>({
    id: 'account.create-asset.upload.progress',
    defaultMessage: 'อัปโหลด {name}',
    description: 'Name of the progress bar of an upload',
  }),
  failed: defineMessage<{ name: string }>({
    id: 'account.create-asset.upload.failed',
    defaultMessage: '{name} ยังส่งไม่สำเร็จ จะลองใหม่เมื่อเชื่อมต่อได้',
    description: 'Error: the network failed during the upload',
  }),
  format: defineMessage<{ name: string }>({
    id: 'account.create-asset.upload.format',
    defaultMessage: '{name} ไม่ใช่รูปที่ใช้ได้ ใช้ไฟล์ JPEG, PNG, WebP หรือ AVIF',
    description: 'Error: the file format is not supported',
  }),
  size: defineMessage<{ name: string; megabytes: string }>({
    id: 'account.create-asset.upload.size',
    defaultMessage: '{name} ใหญ่เกิน {megabytes} MB',
    description: 'Error: the file is too large',
  }),
  refused: defineMessage<{ name: string; reason: string }>({
    id: 'account.create-asset.upload.refused',
    defaultMessage: '{name}: {reason}',
    description: 'Error: the API rejected the picture; {reason} is its explanation',
  }),
  retry: defineMessage<{ name: string }>({
    id: 'account.create-asset.upload.retry',
    defaultMessage: 'ส่ง {name} อีกครั้ง',
    description: 'Button that uploads the picture again',
  }),
  cancel: defineMessage<{ name: string }>({
    id: 'account.create-asset.upload.cancel',
    defaultMessage: 'ยกเลิก {name}',
    description: 'Button that cancels an upload',
  }),
  dismiss: defineMessage<{ name: string }>({
    id: 'account.create-asset.upload.dismiss',
    defaultMessage: 'ปิดข้อความของ {name}',
    description: 'Button that closes the error about a rejected file',
  }),
});
