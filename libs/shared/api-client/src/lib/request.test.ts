import { expect, it } from 'vitest';
import { getAsset, searchAssets } from '@yoodee/api-contract/assets';
import { updateProfile } from '@yoodee/api-contract/member';
import { toRequest } from './request.ts';

it('fills path parameters', () => {
  expect(toRequest(getAsset, { params: { id: 7 } })).toEqual({
    method: 'GET',
    path: '/api/v1/assets/7',
    body: undefined,
  });
});

it('writes lists as repeated keys and omits undefined values', () => {
  const { path } = toRequest(searchAssets, {
    query: { property_type: ['condo', 'land'], price_min: undefined, q: 'ทองหล่อ' },
  });

  expect(path).toBe(
    '/api/v1/assets?property_type=condo&property_type=land&q=%E0%B8%97%E0%B8%AD%E0%B8%87%E0%B8%AB%E0%B8%A5%E0%B9%88%E0%B8%AD',
  );
});

it('does not change the body', () => {
  const body = { first_name: 'สมชาย', last_name: 'ใจดี' };

  expect(toRequest(updateProfile, { params: { id: 3 }, body })).toEqual({
    method: 'PUT',
    path: '/api/v1/member/profile/3',
    body,
  });
});
