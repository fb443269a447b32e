import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  language: {
    id: 'account.feature-profile.display.language',
    defaultMessage: 'ภาษา',
    description: 'Label of the languages',
  },
  colorMode: {
    id: 'account.feature-profile.display.color-mode',
    defaultMessage: 'โหมดสี',
    description: 'Label of the colour modes',
  },
  colorModeHint: {
    id: 'account.feature-profile.display.color-mode-hint',
    defaultMessage: 'จำไว้ในเครื่องนี้',
    description: 'The colour mode belongs to the device',
  },
  system: {
    id: 'account.feature-profile.display.system',
    defaultMessage: 'ตามเครื่อง',
    description: 'Colour mode: as the device is set',
  },
  light: { id: 'account.feature-profile.display.light', defaultMessage: 'สว่าง', description: 'Colour mode: light' },
  dark: { id: 'account.feature-profile.display.dark', defaultMessage: 'มืด', description: 'Colour mode: dark' },
});
