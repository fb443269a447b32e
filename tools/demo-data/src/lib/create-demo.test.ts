import { describe, expect, it } from 'vitest';
import { createMemberAsset } from '@yoodee/api-contract/member-assets';
import { assetFieldNames, fieldExists, imageLimits, publishGaps } from '@yoodee/asset-rules/fields';
import { landOfFields } from '@yoodee/asset-rules';
import { listingTypes, propertyTypes } from '@yoodee/asset-rules/options';
import { cornersOf, differsFromDeed, outlineSqWah } from '@yoodee/asset-rules/outlines';
import { farStationIn, hasContactDetails, plainText } from '@yoodee/asset-rules/texts';
import { findStation, findSubdistrict, nearestStations } from '@yoodee/server-thai-geo';
import { createDemo } from './create-demo.ts';
import type { DemoAsset } from './market/demo-asset.ts';

const now = new Date('2026-11-21T12:00:00Z');
const demo = createDemo({ assets: 3_000, now });
const all = [...demo.assets()];
const listed = all.filter(({ status }) => status === 'published');
const fieldsOf = (asset: DemoAsset) => Object.fromEntries(assetFieldNames.map((name) => [name, asset[name]]));

const pagesOf = (assets: readonly DemoAsset[]) =>
  Array.from({ length: Math.ceil(assets.length / 24) }, (_, page) => assets.slice(page * 24, page * 24 + 24));

const repeats = (texts: readonly (string | null)[]) => {
  const written = texts.filter((text) => text !== null);
  return written.filter((text, index) => written.indexOf(text) < index);
};

const share = (holds: (asset: DemoAsset) => boolean) => all.filter(holds).length / all.length;

describe('createDemo', () => {
  it('is deterministic', () => {
    expect([...createDemo({ assets: 300, now }).assets()]).toEqual(all.slice(0, 300));
    expect(createDemo({ assets: 0, now }).members).toEqual(demo.members);
  });

  it('has the same first assets for every count', () => {
    expect([...createDemo({ assets: 7, now }).assets()]).toEqual(all.slice(0, 7));
    expect([...createDemo({ assets: 120, now }).assets()]).toEqual(all.slice(0, 120));
  });

  it('has owners with one or two listings, and agents with many', () => {
    const counts = { owner: new Map<number, number>(), agent: new Map<number, number>() };
    for (const { owner, seller_role } of all.slice(0, 1_200))
      if (seller_role === 'owner' || seller_role === 'agent')
        counts[seller_role].set(owner, (counts[seller_role].get(owner) ?? 0) + 1);

    expect(Math.max(...counts.owner.values())).toBeLessThanOrEqual(2);
    expect(Math.min(...counts.agent.values())).toBeGreaterThan(4);
  });

  it('has other generated assets for another seed, after the hand-written ones', () => {
    const other = [...createDemo({ assets: 80, seed: 2, now }).assets()];

    expect(other.slice(0, 40)).toEqual(all.slice(0, 40));
    expect(repeats([...other.slice(40), ...all.slice(40, 80)].map(({ title_th }) => title_th)).length).toBeLessThan(8);
  });

  it('yields one asset at a time', () => {
    const [first] = createDemo({ assets: 1_000_000_000, now }).assets();

    expect(first).toEqual(all[0]);
  });
});

describe('every asset', () => {
  it('has valid values in every field', () => {
    const broken = all.flatMap((asset, index) => {
      const { error } = createMemberAsset.body!.safeParse(fieldsOf(asset));
      return error ? [{ index, issues: error.issues }] : [];
    });

    expect(broken).toEqual([]);
  });

  it('has only the fields of its type and deal', () => {
    const unexpected = all.flatMap((asset) =>
      assetFieldNames.filter((name) => asset[name] !== null && !fieldExists(name, asset)),
    );

    expect(unexpected).toEqual([]);
  });

  it('meets the requirements for publishing, except for drafts', () => {
    const gaps = all
      .filter(({ status }) => status !== 'draft')
      .flatMap((asset) => publishGaps(asset, asset.images.length).map((gap) => ({ title: asset.title_th, ...gap })));

    expect(gaps).toEqual([]);
  });

  it('has outlines with the area of the deed, along a road', () => {
    const outlined = all.filter(({ plot_outline }) => plot_outline !== null);
    const wrong = outlined.filter((asset) => {
      const corners = cornersOf(asset.plot_outline!)!;
      const isAlongRoad = corners.some(({ isRoad }) => isRoad);
      return !isAlongRoad || differsFromDeed(outlineSqWah(corners), landOfFields(asset)!);
    });

    expect(outlined.length).toBeGreaterThan(all.length / 10);
    expect(wrong).toEqual([]);
  });

  it('declares floods and dryness, and often nothing', () => {
    expect(share(({ flood }) => flood === 'never')).toBeGreaterThan(0.3);
    expect(share(({ flood }) => flood === 'flooded')).toBeGreaterThan(0.03);
    expect(share(({ flood }) => flood === null)).toBeGreaterThan(0.3);
  });

  it('has no contact details in its texts', () => {
    const texts = all.flatMap((asset) => [
      asset.title_th,
      asset.title_en,
      asset.description_th && plainText(asset.description_th),
      asset.description_en && plainText(asset.description_en),
    ]);

    expect(texts.filter((text) => text !== null && hasContactDetails(text))).toEqual([]);
  });

  it('calls no station near in its title that is more than a walk of 15 minutes away, also where its point is shifted', () => {
    const shift = 200;
    const stationsOf = ({ lat, lng, location_precision }: DemoAsset) =>
      nearestStations(lat!, lng!).map(({ station_id, metres }) => {
        const { name_th, name_en } = findStation(station_id)!;
        const shown = location_precision === 'approximate' ? metres + shift : metres;
        return { name: { th: name_th, en: name_en }, walk_minutes: Math.ceil((shown * 1.3) / 80) };
      });
    const wrong = all.flatMap((asset) =>
      [asset.title_th, asset.title_en].filter((title) => title && farStationIn(title, stationsOf(asset))),
    );

    expect(wrong).toEqual([]);
  });

  it('has an existing subdistrict in its district and province', () => {
    const misplaced = all.filter((asset) => {
      const place = findSubdistrict(asset.subdistrict_code!);
      return (
        place?.district_code !== asset.district_code ||
        place?.province_code !== asset.province_code ||
        place?.postal_code !== asset.postal_code
      );
    });

    expect(misplaced.map(({ title_th }) => title_th)).toEqual([]);
  });

  it('has an existing owner and existing images, without duplicates', () => {
    const invalid = all.filter(({ owner, images, floor_plans }) => {
      const pictures = [...images, ...floor_plans].map(({ picture }) => picture);
      return (
        !demo.members[owner] ||
        pictures.some((picture) => !demo.pictures[picture]) ||
        new Set(pictures).size < pictures.length ||
        images.length > imageLimits.maxImages ||
        images.some(({ sort }, index) => sort !== index)
      );
    });

    expect(invalid).toEqual([]);
  });

  it('has dates in ascending order, all in the past', () => {
    const invalid = all.filter((asset) => {
      const { created_at, first_published_at, published_at, confirmed_at, updated_at, events } = asset;
      const dates = [created_at, first_published_at, published_at, confirmed_at].filter((date) => date !== null);
      const moments = [...dates, updated_at, ...events.map(({ at }) => at)];
      const isAscending = (list: readonly Date[]) =>
        list.every((date, index) => index === 0 || list[index - 1]! <= date);
      return !isAscending(dates) || !isAscending(events.map(({ at }) => at)) || moments.some((date) => date > now);
    });

    expect(invalid).toEqual([]);
  });

  it('has the dates and events of its status', () => {
    const dayLong = 86_400_000;
    const invalid = all.filter(({ status, published_at, expires_at, closed_at, events }) => {
      const has = (kind: string) => events.some((event) => event.kind === kind);
      switch (status) {
        case 'draft':
          return published_at !== null || events.length > 0;
        case 'published':
          return expires_at!.getTime() < now.getTime() + dayLong / 24 || closed_at !== null;
        case 'expired':
          return expires_at! > now || !has('expired');
        case 'sold':
        case 'rented':
          return closed_at === null || !has('closed');
        default:
          return !has(status);
      }
    });

    expect(invalid).toEqual([]);
  });

  it('has price change events from the original to the current price', () => {
    const changes = all.flatMap((asset) =>
      asset.events
        .filter(({ kind }) => kind === 'price_changed')
        .map(({ price_kind, price_from, price_to }) => ({ asset, price_kind, price_from, price_to })),
    );
    const invalid = changes.filter(({ asset, price_kind, price_from, price_to }) =>
      price_kind === 'sale'
        ? asset.price_original_sale !== price_from || asset.price_sale !== price_to
        : price_kind === 'rent'
          ? asset.price_original_rent !== price_from || asset.price_rent_month !== price_to
          : asset.takeover_price !== price_to,
    );

    expect(changes.length).toBeGreaterThan(100);
    expect(invalid).toEqual([]);
  });
});

describe('the generated market', () => {
  it.each(Object.keys(propertyTypes))('has the type %s', (type) => {
    expect(share(({ property_type }) => property_type === type)).toBeGreaterThan(0.004);
  });

  it.each(Object.keys(listingTypes))('has the deal %s', (type) => {
    expect(share(({ listing_type }) => listing_type === type)).toBeGreaterThan(0.01);
  });

  it('covers all provinces, with about 44 % in Bangkok', () => {
    expect(new Set(all.map(({ province_code }) => province_code)).size).toBe(77);
    expect(share(({ province_code }) => province_code === '10')).toBeCloseTo(0.44, 1);
  });

  it('covers all provinces at the default size', () => {
    expect(new Set(all.slice(0, 1_200).map(({ province_code }) => province_code)).size).toBe(77);
  });

  it('is mostly published, and mostly translated to English', () => {
    expect(listed.length / all.length).toBeGreaterThan(0.8);
    expect(share(({ title_en }) => title_en !== null)).toBeCloseTo(0.8, 1);
  });

  it('has condominiums in Bangkok, and pool villas outside it', () => {
    const inCity = all.filter(({ province_code }) => province_code === '10');
    const villas = all.filter(({ property_type }) => property_type === 'pool_villa');

    expect(inCity.filter(({ property_type }) => property_type === 'condo').length / inCity.length).toBeGreaterThan(0.4);
    expect(villas.every(({ province_code }) => province_code !== '10')).toBe(true);
  });

  it.each([
    ['10', 60_000, 240_000],
    ['20', 35_000, 110_000],
  ])('has a plausible median price per m² of condominiums in province %s', (province, least, most) => {
    const perSqm = all
      .filter((asset) => asset.property_type === 'condo' && asset.province_code === province && asset.price_sale)
      .map((asset) => asset.price_sale! / asset.usable_area_sqm!)
      .sort((a, b) => a - b);
    const median = perSqm[Math.floor(perSqm.length / 2)]!;

    expect(median).toBeGreaterThan(least);
    expect(median).toBeLessThan(most);
  });
});

describe('a list of assets', () => {
  it('repeats no title among the first two hundred', () => {
    const first = all.slice(0, 200);

    expect(repeats(first.map(({ title_th }) => title_th))).toEqual([]);
    expect(repeats(first.map(({ title_en }) => title_en))).toEqual([]);
  });

  it.each([
    ['as they come', all],
    ['newest first', listed.toSorted((a, b) => b.published_at!.getTime() - a.published_at!.getTime())],
  ])('repeats no title on a page, %s', (_order, assets) => {
    const repeated = pagesOf(assets).flatMap((page) => [
      ...repeats(page.map(({ title_th }) => title_th)),
      ...repeats(page.map(({ title_en }) => title_en)),
    ]);

    expect(repeated).toEqual([]);
  });

  it('starts with the hand-written assets when sorted by newest', () => {
    const newest = listed.toSorted((a, b) => b.published_at!.getTime() - a.published_at!.getTime());

    expect(newest.slice(0, 40)).toEqual(all.slice(0, 40));
  });
});
