import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  waiting: { name: string };
  sending: { name: string; percent: string };
  progress: { name: string };
  failed: { name: string };
  format: { name: string };
  size: { name: string; megabytes: string };
  refused: { name: string; reason: string };
  retry: { name: string };
  cancel: { name: string };
  dismiss: { name: string };
}>({
  waiting: {
    id: 'account.create-asset.upload.waiting',
    defaultMessage: '{name} รอคิว',
    description: 'A picture that waits to be sent',
  },
  sending: {
    id: 'account.create-asset.upload.sending',
    defaultMessage: '{name} {percent}%',
    description: 'A picture on its way',
  },
  progress: {
    id: 'account.create-asset.upload.progress',
    defaultMessage: 'อัปโหลด {name}',
    description: 'Name of the progress bar of a picture',
  },
  failed: {
    id: 'account.create-asset.upload.failed',
    defaultMessage: '{name} ยังส่งไม่สำเร็จ จะลองใหม่เมื่อเชื่อมต่อได้',
    description: 'The network failed while a picture was sent',
  },
  format: {
    id: 'account.create-asset.upload.format',
    defaultMessage: '{name} ไม่ใช่รูปที่ใช้ได้ ใช้ไฟล์ JPEG, PNG, WebP หรือ AVIF',
    description: 'A file of a kind that is not taken',
  },
  size: {
    id: 'account.create-asset.upload.size',
    defaultMessage: '{name} ใหญ่เกิน {megabytes} MB',
    description: 'A file that is too large',
  },
  refused: {
    id: 'account.create-asset.upload.refused',
    defaultMessage: '{name}: {reason}',
    description: 'The API refused a picture; {reason} is its sentence',
  },
  retry: { id: 'account.create-asset.upload.retry', defaultMessage: 'ส่ง {name} อีกครั้ง', description: 'Button' },
  cancel: {
    id: 'account.create-asset.upload.cancel',
    defaultMessage: 'ยกเลิก {name}',
    description: 'Button that stops an upload',
  },
  dismiss: {
    id: 'account.create-asset.upload.dismiss',
    defaultMessage: 'ปิดข้อความของ {name}',
    description: 'Button that closes the message about a refused file',
  },
});
