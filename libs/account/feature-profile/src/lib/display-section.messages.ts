import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  language: {
    id: 'account.feature-profile.display.language',
    defaultMessage: 'ภาษา',
    description: 'Label of the language',
  },
  colorMode: {
    id: 'account.feature-profile.display.color-mode',
    defaultMessage: 'โหมดสี',
    description: 'Label of the colour mode',
  },
  colorModeHint: {
    id: 'account.feature-profile.display.color-mode-hint',
    defaultMessage: 'จำไว้ในเครื่องนี้',
    description: 'Hint: the colour mode is stored on this device',
  },
  system: {
    id: 'account.feature-profile.display.system',
    defaultMessage: 'ตามเครื่อง',
    description: 'Colour mode: same as the device',
  },
  light: { id: 'account.feature-profile.display.light', defaultMessage: 'สว่าง', description: 'Colour mode: light' },
  dark: { id: 'account.feature-profile.display.dark', defaultMessage: 'มืด', description: 'Colour mode: dark' },
});
