import { chromium, devices, type Browser, type BrowserContext } from '@playwright/test';
import { ensureChromium, quietArgs } from '@yoodee/runner/chromium';
import type { Locale } from '@yoodee/site';
import type { Bench } from './bench.ts';

export const openBrowser = async (bench: Bench): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: quietArgs });
  bench.afterPart(() => browser.close());
  return browser;
};

const languages: Record<Locale, string> = { th: 'th-TH', en: 'en-US' };

/** A phone with an empty cache. */
export const openPhone = (browser: Browser, locale: Locale): Promise<BrowserContext> =>
  browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: languages[locale],
    serviceWorkers: 'block',
  });
