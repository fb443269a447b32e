import { findDistrict, findProvince } from '@yoodee/server-thai-geo';
import type { MonthlyPrice } from './monthly-prices.queries.ts';

/** The columns, in their order. Programs rely on it: add new ones at the end. */
const header = [
  ...['month', 'province_code', 'province_en', 'district_code', 'district_th', 'district_en'],
  ...['property_type', 'deal', 'assets', 'median_baht', 'median_baht_per_sqm'],
];

/** Names of places hold no quotes or line breaks, but a value that a spreadsheet would split is quoted all the same. */
const field = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (values: readonly (string | number | null)[]) => `${values.map(field).join(',')}\r\n`;

const valuesOf = (row: MonthlyPrice) => {
  const district = findDistrict(row.district_code);
  const province = district && findProvince(district.province_code);
  return [
    ...[row.month, district?.province_code ?? '', province?.name_en ?? ''],
    ...[row.district_code, district?.name_th ?? '', district?.name_en ?? ''],
    ...[row.property_type, row.deal, row.assets, row.median, row.median_per_sqm],
  ];
};

/** The rows as CSV (RFC 4180), UTF-8. An empty field is a figure that is suppressed. */
export const toCsv = (rows: readonly MonthlyPrice[]): string =>
  line(header) + rows.map((row) => line(valuesOf(row))).join('');
