import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../testing.ts';
import { assetSearchParams } from './asset-address.ts';
import { assetQueryKeys } from './asset-list.ts';
import { AssetQuery, readAssetQuery } from './asset-query.ts';

it.each(endpoints)('%s describes its path parameters and has a JSON schema', (_name, spec) => {
  const names = [...spec.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const shape = spec.params ? Object.keys((spec.params as z.ZodMiniObject).shape) : [];

  expect(shape).toEqual(names);
  expect(z.toJSONSchema(spec.response, { io: 'output' })).toHaveProperty('$schema');
  if (spec.query) expect(z.toJSONSchema(spec.query, { io: 'input' })).toHaveProperty('properties');
});

it('has no two endpoints with one method and path', () => {
  const keys = endpoints.map(([, { method, path }]) => `${method} ${path}`);

  expect(new Set(keys).size).toBe(keys.length);
});

it('reads a repeated query key as a list and drops unknown keys', () => {
  const query = z.parse(AssetQuery, {
    property_type: 'condo',
    listing_type: ['sale', 'rent'],
    utm_source: 'x',
    page: '2',
  } as never);

  expect(query).toEqual({ property_type: ['condo'], listing_type: ['sale', 'rent'], page: 2 });
});

it.each([
  ['page', '0'],
  ['page', '-1'],
  ['page', '1e9'],
  ['price_min', 'NaN'],
  ['price_min', 'abc'],
  ['bbox', '1,2,3'],
  ['bbox', '13,100,14,101'],
  ['bbox', '101,14,100,13'],
  ['bbox', '-181,13,100,14'],
  ['sort', 'price; drop table'],
  ['property_type', 'castle'],
])('refuses %s=%s', (key, value) => {
  const result = z.safeParse(AssetQuery, { [key]: value });

  expect(result.success).toBe(false);
});

it.each([
  ['\u0000', ''],
  ['\u200b', ''],
  ['คอนโด\u200bอโศก ', 'คอนโด อโศก'],
])('reads the words %j as %j', (q, read) => {
  expect(z.parse(AssetQuery, { q }).q).toBe(read);
});

it.each([
  ...['E4', 'E4,', 'E4,0', 'E4,9', 'E4,91', 'E4,9999', 'E4,-5', 'E4,NaN', 'E4,1e1', 'E4,40,40', ',40', ''],
  ...['13.7,100.5', '1e1,100,40', '13.7,100.5,', '13.7;100.5;40', '../etc,40', '<b>,40', "E4,40' or 1=1"],
])('refuses reach=%s', (text) => {
  expect(z.safeParse(AssetQuery, { reach: text }).error?.issues[0]?.path).toEqual(['reach']);
});

it('reads places within reach in one spelling, at most two', () => {
  const reach = (given: string[]) => z.safeParse(AssetQuery, { reach: given }).data?.reach;

  expect(reach(['E4,40', '13.73704,100.56049,030'])).toEqual(['E4,40', '13.737,100.56,30']);
  expect(reach(['E4,40', 'E4,40'])).toEqual(['E4,40']);
  expect(reach(['E4,40', 'N8,40', 'CEN,40'])).toBeUndefined();
});

it('reads a page URL forgivingly and names what it dropped', () => {
  const read = readAssetQuery(
    new URLSearchParams('q=&price_min=abc&property_type=condo&property_type=land&page=2&x=1'),
  );

  expect(read).toEqual({ query: { property_type: ['condo', 'land'], page: 2 }, refused: ['price_min'] });
});

it('writes a query in one canonical way that reads back alike', () => {
  const text =
    'q=%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99&listing_type=sale&property_type=condo&property_type=land&has_video=1&bbox=100.1%2C13.5%2C100.9%2C13.9&page=3';
  const { query } = readAssetQuery(new URLSearchParams(text));

  expect(assetSearchParams(query).toString()).toBe(text);
  expect(assetSearchParams({ page: 1, sort: 'newest' }).toString()).toBe('');
  expect(assetSearchParams({ q: 'river', sort: 'newest' }).toString()).toBe('q=river&sort=newest');
  expect(assetSearchParams({ q: 'river', sort: 'best' }).toString()).toBe('q=river');
});

it('names every key of the list page’s query, in the order of the schema', () => {
  expect(assetQueryKeys).toEqual(Object.keys(AssetQuery.shape));
});
