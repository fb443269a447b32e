/** Kinds of notifications. `asset_id` names the asset, if there is one. */
export const notificationKinds = [
  'lead_received',
  'asset_confirm_due',
  'asset_expiring',
  'asset_expired',
  'asset_hidden',
  'asset_restored',
  'asset_appeal_refused',
  'favourite_price_changed',
  'favourite_closed',
  'saved_search_matched',
  'service_request_updated',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * The values in the text of a notification: `name` of the sender (`lead_received`), `price_from` and `price_to`
 * (`favourite_price_changed`), `saved_search_id`, `name` and `count` (`saved_search_matched`), `days` left
 * (`asset_expiring`), `service` (`service_request_updated`), `lead_id` and `kind` (`lead_received`).
 */
export type NotificationData = Partial<
  Record<'name' | 'kind' | 'service' | 'status', string> &
    Record<'lead_id' | 'saved_search_id' | 'price_from' | 'price_to' | 'count' | 'days', number>
>;
