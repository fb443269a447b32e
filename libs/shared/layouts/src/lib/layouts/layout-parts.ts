import { devices, type Device, type LayoutByDevice, type LayoutName } from './layout-choice.ts';

/** The parts of a layout, apart from the content. */
export type PartName =
  | 'contactBar'
  | 'backLink'
  | 'logo'
  | 'mainBar'
  | 'preferences'
  | 'language'
  | 'headActions'
  | 'menu'
  | 'aside'
  | 'footAction'
  | 'footer'
  | 'tray'
  | 'tabBar';

/**
 * The seven layouts. The header is one bar, from `backLink` (with the title) or `logo` to `menu`; `mainBar`: links,
 * search and the member's part; `preferences`: language and colour mode in the header of layouts without a contact bar;
 * `headActions`: icons that act on this page; `tray`: the compare tray, except on pages with a form.
 */
const partsOfLayout: Record<LayoutName, readonly PartName[]> = {
  blank: ['logo', 'language'],
  default: ['contactBar', 'logo', 'mainBar', 'menu', 'footer', 'tray', 'tabBar'],
  menu: ['backLink', 'menu', 'tray', 'tabBar'],
  'no-contact-topbar': ['backLink', 'headActions', 'menu', 'footAction', 'footer', 'tray'],
  'no-footer': ['logo', 'mainBar', 'preferences', 'menu'],
  nocontact: ['logo', 'mainBar', 'preferences', 'menu', 'footer', 'tray', 'tabBar'],
  'setting-profile': ['logo', 'mainBar', 'preferences', 'menu', 'aside', 'footer', 'tray', 'tabBar'],
};

/**
 * Parts that only some devices show. If there is a menu, it contains the preferences. A desktop has room for all links.
 */
const devicesOfPart: Partial<Record<PartName, readonly Device[]>> = {
  preferences: ['desktop'],
  menu: ['mobile', 'tablet'],
  tabBar: ['mobile'],
};

/** The devices that show `part`. */
export const devicesWith = (part: PartName, layout: LayoutByDevice): Device[] =>
  (devicesOfPart[part] ?? devices).filter((device) => partsOfLayout[layout[device]].includes(part));
