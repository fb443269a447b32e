import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: {
    id: 'shared.layouts.color-mode-switch.legend',
    defaultMessage: 'โหมดสี',
    description: 'Names the group of three icons that choose light or dark colours, for screen readers',
  },
  system: {
    id: 'shared.layouts.color-mode-switch.system',
    defaultMessage: 'ตามระบบ',
    description: 'Colours as the device has them',
  },
  light: {
    id: 'shared.layouts.color-mode-switch.light',
    defaultMessage: 'สว่าง',
    description: 'Light colours',
  },
  dark: {
    id: 'shared.layouts.color-mode-switch.dark',
    defaultMessage: 'มืด',
    description: 'Dark colours',
  },
});
