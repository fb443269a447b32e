import type { Browser } from 'playwright';
import { staticCss } from '../static-css/static-css.ts';
import { bundle } from './bundle.ts';

/**
 * Returns a function that opens a page with the static CSS and the built harness. The page's clock advances only when
 * the test advances it.
 */
export const harnessOpener = async (browser: Browser, harness: string) => {
  const chunks = await bundle(`browser/${harness}`, { inline: true });
  const script = chunks.map(({ code }) => code.replaceAll('</script', '<\\/script')).join('');
  return async ({ reducedMotion = false } = {}) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    if (reducedMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    // Part of the document, so that `load` fires only after the script has run.
    await page.setContent(
      `<!doctype html><html lang="en"><style>${staticCss()}</style><body></body><script type="module">${script}</script></html>`,
    );
    return page;
  };
};
