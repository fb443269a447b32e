import { send, toRequest } from '@yoodee/api-client';
import { getSurroundings, type Surroundings } from '@yoodee/api-contract/surroundings';
import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { LoadPart } from '@yoodee/public-page';
import { NearbyPlaces } from './nearby-places.tsx';
import { Sun } from './sun.tsx';

const ownMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/surroundings/th'),
  en: () => import('@yoodee/i18n/messages/surroundings/en'),
};

/** Places and sun of an asset; null where neither is known. Rejects without a network. */
export const loadSurroundings: LoadPart<number> = async (assetId, { locale, signal }) => {
  const request = toRequest(getSurroundings, { params: { id: assetId } });
  const { data } = await send<Surroundings>(request, { locale, signal });
  if (!data) return null;
  const { exits, places, facing } = data;
  const hasNear = exits.length > 0 || places.length > 0;
  if (!hasNear && !facing) return null;
  const Part = () => (
    <>
      {hasNear && <NearbyPlaces exits={exits} places={places} />}
      {facing && <Sun {...facing} />}
    </>
  );
  return withMessages(locale, Promise.resolve(Part), ownMessages);
};
