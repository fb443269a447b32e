/** The `<style>` that the server fills with what a document uses of the site's stylesheet. */
export const siteStylesId = 'site-styles';

/**
 * Fetches the whole stylesheet, whose address the server left on the document's own styles. Resolves when it applies,
 * or when it cannot be had: then the document stays as the server made it.
 */
export const loadSiteStyles = (): Promise<void> =>
  new Promise((resolve) => {
    const href = document.getElementById(siteStylesId)?.dataset.href;
    if (!href) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
