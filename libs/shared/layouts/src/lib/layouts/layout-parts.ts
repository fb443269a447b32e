import { devices, type Device, type LayoutByDevice, type LayoutName } from './layout-choice.ts';

/** What a page's frame is made of, beside its content. */
export type PartName =
  | 'contactBar'
  | 'plainBar'
  | 'mainBar'
  | 'preferences'
  | 'backBar'
  | 'menuButton'
  | 'aside'
  | 'footAction'
  | 'footer'
  | 'tray'
  | 'tabBar';

/**
 * The seven layouts. `plainBar`: logo and language only; `mainBar`: the full header; `preferences`: language and
 * colour mode in the header, where there is no contact bar to hold them; `backBar`: back and title; `tray`: the assets to
 * compare, but where something is being filled in.
 */
const partsOfLayout: Record<LayoutName, readonly PartName[]> = {
  blank: ['plainBar'],
  default: ['contactBar', 'mainBar', 'footer', 'tray', 'tabBar'],
  menu: ['backBar', 'menuButton', 'tray', 'tabBar'],
  'no-contact-topbar': ['backBar', 'footAction', 'footer', 'tray'],
  'no-footer': ['mainBar', 'preferences'],
  nocontact: ['mainBar', 'preferences', 'footer', 'tray', 'tabBar'],
  'setting-profile': ['mainBar', 'preferences', 'aside', 'footer', 'tray', 'tabBar'],
};

/** Parts that only some devices have room or need for; on a phone, the footer and the menu hold the preferences. */
const devicesOfPart: Partial<Record<PartName, readonly Device[]>> = {
  preferences: ['tablet', 'desktop'],
  tabBar: ['mobile'],
};

/** The devices on which `part` is seen. */
export const devicesWith = (part: PartName, layout: LayoutByDevice): Device[] =>
  (devicesOfPart[part] ?? devices).filter((device) => partsOfLayout[layout[device]].includes(part));
