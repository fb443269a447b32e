import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: {
    id: 'shared.layouts.color-mode-switch.legend',
    defaultMessage: 'โหมดสี',
    description: 'Name of the colour mode switch, for screen readers',
  },
  system: {
    id: 'shared.layouts.color-mode-switch.system',
    defaultMessage: 'ตามระบบ',
    description: 'Colour mode: same as the device',
  },
  light: {
    id: 'shared.layouts.color-mode-switch.light',
    defaultMessage: 'สว่าง',
    description: 'Colour mode: light',
  },
  dark: {
    id: 'shared.layouts.color-mode-switch.dark',
    defaultMessage: 'มืด',
    description: 'Colour mode: dark',
  },
});
