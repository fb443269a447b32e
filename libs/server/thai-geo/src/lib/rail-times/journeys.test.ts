import { describe, expect, it } from 'vitest';
import { findStation } from '../stations.ts';
import { journeysTo, type Destination } from './journeys.ts';

const journeyTo = (destination: Destination, from: { lat: number; lng: number }) => journeysTo(destination)(from);

const asok = findStation('E4')!;
const besideThongLo = { lat: 13.7243, lng: 100.5785 };

describe('a journey', () => {
  it('adds the walk to the time by train', () => {
    // 400 m south: 6.5 minutes on foot at 80 m a minute along 1.3 times the straight line.
    const away = { lat: 13.7207, lng: 100.5785 };

    expect(journeyTo({ station: 'CEN' }, besideThongLo)).toEqual({ minutes: 17, trains: 1 });
    expect(journeyTo({ station: 'CEN' }, away)).toEqual({ minutes: 23, trains: 1 });
  });

  it('is a walk next to the station', () => {
    expect(journeyTo({ station: 'E4' }, asok)).toEqual({ minutes: 0, trains: 0 });
    expect(journeyTo({ station: 'E4' }, { lat: 13.7398, lng: 100.5604 })).toEqual({ minutes: 6, trains: 0 });
  });

  it('to a point is a walk from the station as well', () => {
    // 311 m from Asok.
    const office = { lat: 13.7398, lng: 100.5604 };

    expect(journeyTo(office, besideThongLo)!.minutes - journeyTo({ station: 'E4' }, besideThongLo)!.minutes).toBe(6);
    expect(journeyTo(office, office)).toEqual({ minutes: 0, trains: 0 });
  });

  it.each([
    ['from a place without a station', { station: 'E4' }, { lat: 18.79, lng: 98.99 }],
    ['to a station that does not exist', { station: 'X9' }, besideThongLo],
    ['to a point in the sea', { lat: 13.3, lng: 100.6 }, besideThongLo],
    ['from NaN', { station: 'E4' }, { lat: Number.NaN, lng: 100.5 }],
  ])('does not exist %s', (_, destination, from) => {
    expect(journeyTo(destination, from)).toBeNull();
  });
});
