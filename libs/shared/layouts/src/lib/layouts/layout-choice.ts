export const layoutNames = [
  'blank',
  'default',
  'menu',
  'no-contact-topbar',
  'no-footer',
  'nocontact',
  'setting-profile',
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Device classes by width; their edges are `deviceBreakpoints` of `@yoodee/site`. */
export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

export type LayoutByDevice = Readonly<Record<Device, LayoutName>>;

/** What a route's `handle.layout` may be: one layout for all devices, or one for each. */
export type LayoutChoice = LayoutName | LayoutByDevice;

export const layoutByDevice = (choice: LayoutChoice): LayoutByDevice =>
  typeof choice === 'string' ? { mobile: choice, tablet: choice, desktop: choice } : choice;
