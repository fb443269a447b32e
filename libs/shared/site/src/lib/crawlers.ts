/** User agents that are shown no error page (product-spec.md section 2), wherever it would be made. */
export const namedCrawlers = /bot|chrome-lighthouse|facebookexternalhit|google/i;
