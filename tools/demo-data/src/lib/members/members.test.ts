import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { updateProfile } from '@yoodee/api-contract/member';
import { hasContactDetails } from '@yoodee/asset-rules/texts';
import { picturePool } from '../pictures/pool.ts';
import { createMembers, membersFor } from './members.ts';

const now = new Date('2026-11-21T12:00:00Z');
const members = createMembers(now);

describe('createMembers', () => {
  it('gives each member a unique Thai mobile number from an unassigned block', () => {
    const phones = members.map(({ phone }) => phone);

    expect(phones.every((phone) => /^\+668\d000\d{4}$/.test(phone))).toBe(true);
    expect(phones.every((phone) => parsePhoneNumberFromString(phone)?.isValid())).toBe(true);
    expect(new Set(phones).size).toBe(phones.length);
  });

  it('has only valid values in profiles', () => {
    const refused = members.filter(
      ({ first_name, last_name, line_id, facebook, bio_th, bio_en, channels, locale }) =>
        !updateProfile.body!.safeParse({ first_name, last_name, line_id, facebook, bio_th, bio_en, channels, locale })
          .success,
    );

    expect(refused).toEqual([]);
  });

  it('has no contact details in descriptions of members', () => {
    const bios = members.flatMap(({ bio_th, bio_en }) => [bio_th, bio_en]).filter((bio) => bio !== null);

    expect(bios.filter(hasContactDetails)).toEqual([]);
    expect(bios.length).toBeGreaterThan(60);
  });

  it('uses each portrait once', () => {
    const portraits = members.map(({ picture }) => picture).filter((picture) => picture !== null);

    expect(portraits.every((picture) => ['person', 'emblem'].includes(picturePool[picture]!.scene))).toBe(true);
    expect(new Set(portraits).size).toBe(portraits.length);
  });

  it('creates every account before the first listing', () => {
    const aYearAgo = now.getTime() - 365 * 86_400_000;

    expect(members.every(({ created_at }) => created_at.getTime() < aYearAgo)).toBe(true);
  });
});

describe('membersFor', () => {
  it.each(['owner', 'agent', 'developer', 'bank'] as const)(
    'returns members with the role %s for every place',
    (role) => {
      const regions = ['bangkok', 'central', 'east', 'west', 'north', 'northeast', 'south'] as const;

      expect(regions.every((region) => membersFor(role, region).length > 0)).toBe(true);
    },
  );

  it('prefers members of the region', () => {
    const names = membersFor('agent', 'north').map((index) => members[index]!.first_name);

    expect(names).toContain('จิราพร');
    expect(names).not.toContain('พิมพ์ชนก');
  });
});
