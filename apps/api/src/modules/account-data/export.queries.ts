import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  assetChanges,
  assetEvents,
  assetMetrics,
  assetImages,
  assets,
  changedImages,
  favourites,
  members,
  notifications,
  passkeys,
  phoneChanges,
  pushDevices,
  savedReplies,
  savedSearches,
  serviceRequests,
  services,
  soldPrices,
} from '../../db/schema.ts';
import { createSessionQueries } from '../auth/sessions.queries.ts';
import { readConversationsForExport } from '../conversations/export-conversations.ts';
import { createProjectPostQueries } from '../project-questions/project-posts.queries.ts';
import { createSecurityEventQueries } from '../security-events/security-events.queries.ts';
import { readViewingsForExport } from '../viewings/export-viewings.ts';
import { createAccountDataQueries } from './account-data.queries.ts';

const { location_seed: _seed, ...assetColumns } = getTableColumns(assets);
const { hidden_by_deletion: _hidden, uploaded_image_key: _uploaded, ...memberColumns } = getTableColumns(members);
const { public_key: _key, user_handle: _handle, ...passkeyColumns } = getTableColumns(passkeys);

const about = <Row extends { asset_id: number }>(assetId: number, rows: readonly Row[]) =>
  rows.filter((row) => row.asset_id === assetId);

/**
 * All stored data of a member by file name, and the keys of their pictures and attachments by path. Keys are column
 * names of the database. Null when there is no such member.
 */
export const readMemberData = async (db: Db, memberId: number) => {
  const [profile] = await db.select(memberColumns).from(members).where(eq(members.id, memberId));
  if (!profile) return null;
  const own = await db.select(assetColumns).from(assets).where(eq(assets.owner_id, memberId)).orderBy(asc(assets.id));
  const ids = own.map(({ id }) => id);
  const images = await db
    .select()
    .from(assetImages)
    .where(inArray(assetImages.asset_id, ids))
    .orderBy(asc(assetImages.id));
  const events = await db
    .select()
    .from(assetEvents)
    .where(inArray(assetEvents.asset_id, ids))
    .orderBy(asc(assetEvents.id));
  const figures = await db
    .select()
    .from(assetMetrics)
    .where(inArray(assetMetrics.asset_id, ids))
    .orderBy(asc(assetMetrics.day));
  const sold = await db
    .select({
      ...{ asset_id: soldPrices.asset_id, deal: soldPrices.deal, price: soldPrices.price },
      ...{ seller_agrees: soldPrices.seller_agrees, created_at: soldPrices.created_at },
    })
    .from(soldPrices)
    .where(inArray(soldPrices.asset_id, ids));
  const changes = await db.select().from(assetChanges).where(inArray(assetChanges.asset_id, ids));
  const imagesOfChanges = await db
    .select()
    .from(changedImages)
    .where(inArray(changedImages.asset_id, ids))
    .orderBy(asc(changedImages.id));
  const written = await readConversationsForExport(db, memberId);
  const files = {
    profile,
    consents: await createAccountDataQueries(db).listConsents(memberId),
    passkeys: await db
      .select(passkeyColumns)
      .from(passkeys)
      .where(eq(passkeys.member_id, memberId))
      .orderBy(asc(passkeys.id)),
    'phone-changes': await db
      .select({ old_phone: phoneChanges.old_phone, changed_at: phoneChanges.changed_at })
      .from(phoneChanges)
      .where(eq(phoneChanges.member_id, memberId))
      .orderBy(asc(phoneChanges.id)),
    // Without the addresses and keys with which anybody could send to the device.
    'push-devices': await db
      .select({ user_agent: pushDevices.user_agent, created_at: pushDevices.created_at })
      .from(pushDevices)
      .where(eq(pushDevices.member_id, memberId))
      .orderBy(asc(pushDevices.id)),
    sessions: await createSessionQueries(db).listLive(memberId),
    assets: own.map((asset) => ({
      ...asset,
      images: about(asset.id, images),
      events: about(asset.id, events),
      figures: about(asset.id, figures),
      sold_for: about(asset.id, sold),
      changes: about(asset.id, changes).map((set) => ({ ...set, images: about(asset.id, imagesOfChanges) })),
    })),
    conversations: written.conversations,
    viewings: await readViewingsForExport(db, memberId),
    'project-posts': await createProjectPostQueries(db).listForExport(memberId),
    'saved-replies': await db
      .select({ text: savedReplies.text, locale: savedReplies.locale })
      .from(savedReplies)
      .where(eq(savedReplies.member_id, memberId))
      .orderBy(asc(savedReplies.position)),
    favourites: await db
      .select()
      .from(favourites)
      .where(eq(favourites.member_id, memberId))
      .orderBy(asc(favourites.created_at)),
    'saved-searches': await db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.member_id, memberId))
      .orderBy(asc(savedSearches.id)),
    'service-requests': await db
      .select({ ...getTableColumns(serviceRequests), service: services.slug })
      .from(serviceRequests)
      .innerJoin(services, eq(services.id, serviceRequests.service_id))
      .where(eq(serviceRequests.member_id, memberId))
      .orderBy(asc(serviceRequests.id)),
    'security-events': await createSecurityEventQueries(db).listForExport(memberId),
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.member_id, memberId))
      .orderBy(asc(notifications.id)),
  };
  const imageKeys = [
    ...(profile.image_key === null ? [] : [profile.image_key]),
    ...[...images, ...imagesOfChanges].flatMap(({ key, source_key }) => (source_key ? [key, source_key] : [key])),
  ];
  const pictures = [...new Set(imageKeys)].map((key) => ({ path: `images/${key}.jpg`, key }));
  return { files, stored: [...pictures, ...written.files] };
};
