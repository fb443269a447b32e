export { assetHeadline, type HeadlineFields } from './lib/asset-headline.ts';
export { parseBuddhistYear, toBuddhistYear } from './lib/buddhist-year.ts';
export { formatDate, formatRelativeDays, type DateStyle } from './lib/format-date.ts';
export { formatBaht, formatPerUnit, type PriceUnit } from './lib/format-money.ts';
export { formatNumber } from './lib/format-number.ts';
export { formatPhone } from './lib/format-phone.ts';
export { formatArea, formatDistance, formatLand, formatWalk, formatWay } from './lib/format-size.ts';
export { formatJourney, type ShownJourney } from './lib/format-journey.ts';
