import { describe, expect, it } from 'vitest';
import { ImportProblem } from './import-problem.ts';
import { readRow, type RowTexts } from './import-row.ts';

const noble: RowTexts = { name_th: 'โนเบิล เพลินจิต', subdistrict_code: '103901' };
const read = (texts: RowTexts) => readRow({ ...noble, ...texts }, 'projects.csv');
const problemOf = (texts: RowTexts) => {
  try {
    read(texts);
  } catch (error) {
    if (error instanceof ImportProblem) return `${error.column}: ${error.message}`;
    throw error;
  }
  return null;
};

describe('a row of an import', () => {
  it('has numbers and dates as people type them', () => {
    expect(
      read({
        year_completed: '๒๕๖๐',
        units: '1,204',
        storeys: ' 38 ',
        fee_baht_per_sqm: '๖๕.๕',
        fee_from: '31/1/2567',
        foreign_quota_percent: '48.999',
        foreign_quota_declared_on: '2567-12-31',
        facilities: 'pool| FITNESS |pool',
        aliases: 'Noble PC | | นพจ.',
        source: 'นิติบุคคล',
      }),
    ).toMatchObject({
      year_completed: 2017,
      units: 1204,
      storeys: 38,
      fee: { value: 65.5, day: '2024-01-31', source: 'นิติบุคคล' },
      quota: { value: 49, day: '2024-12-31', source: 'นิติบุคคล' },
      facilities: ['pool', 'fitness'],
      aliases: ['Noble PC', 'นพจ.'],
    });
  });

  it('leaves out blank cells, and names its file as the source', () => {
    const row = read({ developer: '  ', fee_baht_per_sqm: '40', fee_from: '2024-02-29' });

    expect(row).not.toHaveProperty('developer');
    expect(row.fee).toEqual({ value: 40, day: '2024-02-29', source: 'projects.csv' });
  });

  it.each<[RowTexts, string]>([
    [{ name_th: '' }, 'name_th: is missing'],
    [{ name_th: '---' }, 'name_th: begins like a formula (= + - @)'],
    [{ name_th: '…' }, 'name_th: has no letters or digits'],
    [{ name_th: 'ก'.repeat(121) }, 'name_th: is longer than 120 letters'],
    [{ name_en: '=HYPERLINK("https://evil.test")' }, 'name_en: begins like a formula (= + - @)'],
    [{ name_en: '<b>Noble</b>' }, 'name_en: contains HTML'],
    [{ name_en: '\u202e' }, 'name_en: has no visible letters'],
    [{ aliases: 'a|@SUM(1)' }, 'aliases: begins like a formula (= + - @)'],
    [{ aliases: 'a|'.repeat(21) }, 'aliases: has more than 20 values'],
    [{ year_completed: '17' }, 'year_completed: is not from 1900 to'],
    [{ storeys: '12.5' }, 'storeys: is not a whole number'],
    [{ storeys: '0' }, 'storeys: is not from 1 to 200'],
    [{ units: '1e5' }, 'units: is not a whole number'],
    [{ units: '9'.repeat(400) }, 'units: is not a whole number'],
    [{ property_type: 'castle' }, 'property_type: is none of condo'],
    [{ facilities: 'pool|moat' }, 'facilities: is none of'],
    [{ fee_baht_per_sqm: '40' }, 'fee_from: is missing beside fee_baht_per_sqm'],
    [{ fee_from: '2024-01-01' }, 'fee_baht_per_sqm: is missing beside fee_from'],
    [{ fee_baht_per_sqm: '-4', fee_from: '2024-01-01' }, 'fee_baht_per_sqm: is not a number'],
    [{ fee_baht_per_sqm: '4', fee_from: '2023-02-29' }, 'fee_from: is a day that does not exist'],
    [{ fee_baht_per_sqm: '4', fee_from: 'today' }, 'fee_from: is not a date like'],
    [{ fee_baht_per_sqm: '4', fee_from: '1900-01-01' }, 'fee_from: is not from 1950'],
    [{ foreign_quota_percent: '101', foreign_quota_declared_on: '2024-01-01' }, 'foreign_quota_percent: is not from'],
    [{ lat: '13.7' }, 'lng: is missing beside lat'],
    [{ lat: '51.5', lng: '100' }, 'lat: is not from 5.5 to 20.6'],
    [{ subdistrict_code: '' }, 'lat: is missing: a project needs'],
    [{ subdistrict_code: '999999' }, 'subdistrict_code: is not the code of a subdistrict'],
    [{ project: 'old' }, 'project: is not a whole number'],
  ])('%j is refused by its column', (texts, problem) => {
    expect(problemOf(texts)).toContain(problem);
  });

  it('needs no name and no place beside the id of its project', () => {
    expect(readRow({ project: '7', developer: 'Noble' }, 'a.csv')).toMatchObject({ project: 7, developer: 'Noble' });
  });
});
