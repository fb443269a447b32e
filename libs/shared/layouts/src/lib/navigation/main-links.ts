import { hrefs, type Locale } from '@yoodee/site';
import { messages } from '../header/main-bar.messages.ts';

/** The links of the main navigation, in order. */
export const mainLinks = (locale: Locale) => [
  { message: messages.buy, href: hrefs(locale).assetsWith('listing_type=sale') },
  { message: messages.rent, href: hrefs(locale).assetsWith('listing_type=rent') },
  { message: messages.news, href: hrefs(locale).news },
  { message: messages.services, href: hrefs(locale).services },
];
