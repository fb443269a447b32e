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

/** Device classes by width; their limits are `deviceBreakpoints` of `@yoodee/site`. */
export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

export type LayoutByDevice = Readonly<Record<Device, LayoutName>>;

/** Value of a route's `handle.layout`: one layout for all devices, or one per device class. */
export type LayoutChoice = LayoutName | LayoutByDevice;

export const layoutByDevice = (choice: LayoutChoice): LayoutByDevice =>
  typeof choice === 'string' ? { mobile: choice, tablet: choice, desktop: choice } : choice;

/** One layout on phones, another one on wider screens. */
export const onMobile = (mobile: LayoutName, wider: LayoutName): LayoutByDevice => ({
  mobile,
  tablet: wider,
  desktop: wider,
});
