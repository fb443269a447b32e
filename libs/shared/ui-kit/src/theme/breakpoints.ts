import { deviceBreakpoints } from '@yoodee/site';

const { mobile, tablet } = deviceBreakpoints;

/** Lower edges of the device classes, for Chakra's responsive values. */
export const breakpoints = { tablet: `${mobile + 1}px`, desktop: `${tablet + 1}px` };

/** The device classes as conditions of a style; what stands outside them is for every device. */
export const media = {
  mobile: `@media (width <= ${mobile}px)`,
  tabletUp: `@media (width > ${mobile}px)`,
  tabletDown: `@media (width <= ${tablet}px)`,
  desktop: `@media (width > ${tablet}px)`,
  /** Fingers: targets grow to 44 px. */
  touch: '@media (pointer: coarse)',
  /** Where nothing answers a button. */
  noScript: '@media (scripting: none)',
} as const;
