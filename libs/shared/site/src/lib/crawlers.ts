/** User agents that get no error page (product-spec.md section 2), neither from the app nor from the gateway. */
export const namedCrawlers = /bot|chrome-lighthouse|facebookexternalhit|google/i;
