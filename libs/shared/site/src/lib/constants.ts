/** Constants of product-spec.md section 9; they are defined nowhere else. */

/** Upper edges of the device classes in CSS pixels, inclusive. */
export const deviceBreakpoints = { mobile: 768, tablet: 1025 } as const;

export const versionCheckIntervalMs = 3_600_000;
export const reloadGuardMs = 10_000;
export const routePreloadConcurrency = 4;

export const iconSettings = { appTimeoutMs: 1500, serviceTimeoutMs: 5000, rotateMs: 750, maxUrlLength: 500 } as const;

export const toastSettings = { durationMs: 5000, max: 5, placement: 'bottom-end', gapPx: 16 } as const;

export const carouselAutoplayMs = 3000;

/** Version of the consent text; stored with each consent and incremented when the wording changes. */
export const consentVersion = '2026-11';

/** Begins the keys of what a member's pages store in this browser. They are removed when the member signs out. */
export const memberStoragePrefix = 'member/';

/** The database of what a member's pages store in this browser. It is removed when the member signs out. */
export const memberDatabase = 'yoodee-member';
