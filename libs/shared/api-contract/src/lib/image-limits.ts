/** What a member may upload; the API refuses the rest and the form says so before sending. */
export const imageLimits = {
  maxBytes: 15 * 1024 * 1024,
  minWidth: 800,
  minHeight: 600,
  maxPixels: 50_000_000,
  minToPublish: 5,
  minToPublishLand: 2,
  maxImages: 30,
  maxFloorPlans: 5,
  /** Decoders the API accepts, by content, not by name. */
  formats: ['jpeg', 'png', 'webp', 'heif', 'avif'],
} as const;
