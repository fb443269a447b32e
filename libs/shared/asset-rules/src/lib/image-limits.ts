/** Limits of uploads. The API enforces them, and the form checks them before sending. */
export const imageLimits = {
  maxBytes: 15 * 1024 * 1024,
  minWidth: 800,
  minHeight: 600,
  maxPixels: 50_000_000,
  minToPublish: 5,
  minToPublishLand: 2,
  maxImages: 30,
  maxFloorPlans: 5,
  /** Characters. */
  maxCaption: 120,
  /** All of a member's stored pictures together. */
  maxMemberBytes: 500 * 1024 * 1024,
  /**
   * Formats the API accepts, by content, not by name. HEIC (HEVC) is not among them: browsers convert it before they
   * send it (decision 0045).
   */
  formats: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
} as const;
