import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { assetFieldShape } from './asset-fields.schema.ts';

it.each([
  ['price_sale', 49_999, false],
  ['price_sale', 50_000, true],
  ['price_sale', 3_290_000.5, false],
  ['price_sale', '3290000', false],
  ['usable_area_sqm', 28.25, true],
  ['usable_area_sqm', 28.255, false],
  ['land_ngan', 4, false],
  ['bedrooms', 0, true],
  ['bedrooms', null, true],
  ['province_code', '1', false],
  ['facilities', ['pool', 'moat'], false],
  ['available_from', '2026-02-30', false],
  ['available_from', '2026-02-28', true],
  ['available_from', '2569-02-28', false],
  ['available_from', '0000-01-01', false],
  ['video_url', 'javascript:alert(1)', false],
  ['video_url', 'https://youtu.be/dQw4w9WgXcQ', true],
  ['video_url', 'http://youtu.be/dQw4w9WgXcQ', false],
  ['video_url', 'https://youtu.be@evil.example/x', false],
  ['video_url', 'https://evil.example/youtu.be', false],
  ['video_url', 'https://user:password@youtu.be/dQw4w9WgXcQ', false],
  ['video_url', 'https://user@youtu.be/dQw4w9WgXcQ', false],
  ['title_th', 'x'.repeat(81), false],
] as const)('%s = %j is accepted: %s', (name, value, accepted) => {
  expect(z.safeParse(assetFieldShape[name], value).success).toBe(accepted);
});
