import type { FieldCode } from '@yoodee/api-contract';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { viewingLimits } from '@yoodee/api-contract/viewing-hours';
import { ApiError } from '../../http/problem.ts';
import { cleanLine } from '../sanitising/member-text.ts';
import { countDays, minutesOf, type Day } from './bangkok-days.ts';

type Range = ViewingHours['weekly'][number];

const rangeProblems = ({ from, to }: Range, index: number, lengthMin: number): [string, FieldCode][] => {
  const length = minutesOf(to) - minutesOf(from);
  if (length <= 0) return [[`hours.weekly.${index}.to`, 'too_small']];
  return length < lengthMin ? [[`hours.weekly.${index}.to`, 'too_short']] : [];
};

/** Ranges that begin while another one of the day lasts. */
const overlaps = (weekly: readonly Range[]): [string, FieldCode][] =>
  weekly.flatMap((range, index) => {
    const isWithin = (other: Range, at: number) =>
      at !== index &&
      other.weekday === range.weekday &&
      (other.from < range.from || (other.from === range.from && at < index)) &&
      minutesOf(other.to) > minutesOf(range.from);
    return weekly.some(isWithin) ? [[`hours.weekly.${index}.from`, 'overlapping'] as [string, FieldCode]] : [];
  });

/** Hours in the order of the week. Throws `invalid_request`, naming the first range that is wrong in each way. */
export const readHours = (hours: ViewingHours): ViewingHours => {
  const { weekly, length_min } = hours;
  const problems = [...weekly.flatMap((range, index) => rangeProblems(range, index, length_min)), ...overlaps(weekly)];
  if (problems.length > 0) throw new ApiError('invalid_request', { errors: Object.fromEntries(problems) });
  return { ...hours, weekly: weekly.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from)) };
};

/** Checks the days of a block. Throws `invalid_request`. */
export const readBlock = ({ from, to, note }: { from: Day; to: Day; note?: string | null | undefined }) => {
  const days = countDays(from, to);
  if (days < 1) throw new ApiError('invalid_request', { errors: { to: 'too_small' } });
  if (days > viewingLimits.blockDays) throw new ApiError('invalid_request', { errors: { to: 'too_large' } });
  return { from, to, note: cleanLine(note ?? '') };
};
