import { deviceBreakpoints } from '@yoodee/site';

const { mobile, tablet } = deviceBreakpoints;

/** Lower bounds of the device classes, for Chakra's responsive values. */
export const breakpoints = { tablet: `${mobile + 1}px`, desktop: `${tablet + 1}px` };

/** Media queries of the device classes. Styles outside them apply to every device. */
export const media = {
  mobile: `@media (width <= ${mobile}px)`,
  tabletUp: `@media (width > ${mobile}px)`,
  tabletDown: `@media (width <= ${tablet}px)`,
  desktop: `@media (width > ${tablet}px)`,
  /** Touch screens: targets grow to 44 px. */
  touch: '@media (pointer: coarse)',
  /** Browsers without script, where buttons have no effect. */
  noScript: '@media (scripting: none)',
} as const;
