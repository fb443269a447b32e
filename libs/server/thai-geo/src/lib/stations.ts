import type { StationRow } from './station-rows.ts';
import { goldRows, silomRows, sukhumvitRows } from './stations-bts.data.ts';
import { muangThongRows, pinkRows, yellowRows } from './stations-monorail.data.ts';
import { blueRows, purpleRows } from './stations-mrt.data.ts';
import { airportRows, darkRedRows, lightRedRows } from './stations-rail.data.ts';

export interface Line {
  readonly id: string;
  readonly name_th: string;
  readonly name_en: string;
  /** The colour on the network's map, `#rrggbb`. */
  readonly colour: string;
  /** Station ids in order of travel, one list per branch; branches share the station where they split. */
  readonly routes: readonly (readonly string[])[];
}

export interface Station {
  /** The official code, unique in the network and never reused, so it can be in URLs. */
  readonly id: string;
  /** The line of its code. An interchange has one station per line, except Siam and Krung Thep Aphiwat. */
  readonly line_id: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly lat: number;
  readonly lng: number;
  /** Other spellings and former names, Thai or lower-case English. */
  readonly aliases: readonly string[];
}

interface LineSource extends Line {
  readonly rows: readonly StationRow[];
}

const codesOf = (rows: readonly StationRow[]) => rows.map(([code]) => code);
const blue = codesOf(blueRows);
const silom = codesOf(silomRows);

/** In the order of Bangkok's official map. */
const sources: readonly LineSource[] = [
  {
    id: 'bts-sukhumvit',
    name_th: 'BTS สายสุขุมวิท',
    name_en: 'BTS Sukhumvit Line',
    colour: '#6cbe45',
    rows: sukhumvitRows,
    routes: [codesOf(sukhumvitRows)],
  },
  {
    id: 'bts-silom',
    name_th: 'BTS สายสีลม',
    name_en: 'BTS Silom Line',
    colour: '#00785a',
    rows: silomRows,
    routes: [[...silom.slice(0, 1), 'CEN', ...silom.slice(1)]],
  },
  {
    id: 'bts-gold',
    name_th: 'BTS สายสีทอง',
    name_en: 'BTS Gold Line',
    colour: '#b8975a',
    rows: goldRows,
    routes: [codesOf(goldRows)],
  },
  {
    id: 'mrt-blue',
    name_th: 'MRT สายสีน้ำเงิน',
    name_en: 'MRT Blue Line',
    colour: '#1e4f9c',
    rows: blueRows,
    routes: [
      [...blue.slice(0, 32), 'BL01'],
      ['BL01', ...blue.slice(32)],
    ],
  },
  {
    id: 'mrt-purple',
    name_th: 'MRT สายสีม่วง',
    name_en: 'MRT Purple Line',
    colour: '#7b2d8b',
    rows: purpleRows,
    routes: [codesOf(purpleRows)],
  },
  {
    id: 'mrt-yellow',
    name_th: 'MRT สายสีเหลือง',
    name_en: 'MRT Yellow Line',
    colour: '#ffcb05',
    rows: yellowRows,
    routes: [codesOf(yellowRows)],
  },
  {
    id: 'mrt-pink',
    name_th: 'MRT สายสีชมพู',
    name_en: 'MRT Pink Line',
    colour: '#e77cb1',
    rows: [...pinkRows, ...muangThongRows],
    routes: [codesOf(pinkRows), ['PK10', ...codesOf(muangThongRows)]],
  },
  {
    id: 'arl',
    name_th: 'แอร์พอร์ต เรล ลิงก์',
    name_en: 'Airport Rail Link',
    colour: '#8b1c24',
    rows: airportRows,
    routes: [codesOf(airportRows)],
  },
  {
    id: 'srt-dark-red',
    name_th: 'รถไฟฟ้าสายสีแดงเข้ม',
    name_en: 'SRT Dark Red Line',
    colour: '#b3121d',
    rows: darkRedRows,
    routes: [codesOf(darkRedRows)],
  },
  {
    id: 'srt-light-red',
    name_th: 'รถไฟฟ้าสายสีแดงอ่อน',
    name_en: 'SRT Light Red Line',
    colour: '#e8525a',
    rows: lightRedRows,
    routes: [['RN01', ...codesOf(lightRedRows)]],
  },
];

export const lines: readonly Line[] = sources.map(({ rows: _rows, ...line }) => line);

/** All rail stations of greater Bangkok in service, by line. */
export const stations: readonly Station[] = sources.flatMap(({ id: line_id, rows }) =>
  rows.map(([id, name_th, name_en, lat, lng, aliases = []]) => ({ id, line_id, name_th, name_en, lat, lng, aliases })),
);

const lineById = new Map(lines.map((line) => [line.id, line]));
const stationById = new Map(stations.map((station) => [station.id, station]));

export const findLine = (id: string): Line | null => lineById.get(id) ?? null;
export const findStation = (id: string): Station | null => stationById.get(id) ?? null;
