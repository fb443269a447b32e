import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  assetEvents,
  assetFigures,
  assetImages,
  assets,
  favourites,
  leads,
  members,
  notifications,
  savedSearches,
  serviceRequests,
  services,
} from '../../db/schema.ts';
import { createSessionQueries } from '../auth/sessions.queries.ts';
import { createAccountDataQueries } from './account-data.queries.ts';

const { location_seed: _seed, ...assetColumns } = getTableColumns(assets);
const { hiddenByDeletion: _hidden, uploadedImageKey: _uploaded, ...memberColumns } = getTableColumns(members);
const { sender_id: _sender, ...receivedColumns } = getTableColumns(leads);
/** Notes and status are the receiver's own. */
const { note: _note, status: _status, ...sentColumns } = receivedColumns;

const about = <Row extends { asset_id: number }>(assetId: number, rows: readonly Row[]) =>
  rows.filter((row) => row.asset_id === assetId);

/**
 * Everything the site keeps about a member, by the name of the file it goes into, and the keys of their pictures.
 * Column names as in the database. Null when there is no such member.
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
    .from(assetFigures)
    .where(inArray(assetFigures.asset_id, ids))
    .orderBy(asc(assetFigures.day));
  const files = {
    profile,
    consents: await createAccountDataQueries(db).listConsents(memberId),
    sessions: await createSessionQueries(db).listLive(memberId),
    assets: own.map((asset) => ({
      ...asset,
      images: about(asset.id, images),
      events: about(asset.id, events),
      figures: about(asset.id, figures),
    })),
    'leads-received': await db
      .select(receivedColumns)
      .from(leads)
      .where(eq(leads.member_id, memberId))
      .orderBy(asc(leads.id)),
    'leads-sent': await db.select(sentColumns).from(leads).where(eq(leads.sender_id, memberId)).orderBy(asc(leads.id)),
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
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.member_id, memberId))
      .orderBy(asc(notifications.id)),
  };
  const imageKeys = [...(profile.imageKey === null ? [] : [profile.imageKey]), ...images.map(({ key }) => key)];
  return { files, imageKeys };
};
