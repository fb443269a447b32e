/** One proposed viewing time: the values of its two selects, empty if nothing is chosen. */
export interface ViewingSlot {
  /** `2026-11-28`, in Bangkok. */
  day: string;
  /** `14:00`. */
  time: string;
}

export const emptySlot: ViewingSlot = { day: '', time: '' };

/** Usual hours of viewings in Thailand: daylight, not over lunch. */
export const viewingTimes = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'] as const;

const daysOffered = 14;
const dayMs = 24 * 60 * 60 * 1_000;
/** Thailand has used UTC+7 without daylight saving time since 1920. */
const bangkokOffsetMs = 7 * 60 * 60 * 1_000;

/** The days that can be chosen: two weeks from tomorrow, by Bangkok's calendar. */
export const viewingDays = (now: Date): string[] =>
  Array.from({ length: daysOffered }, (_, index) =>
    new Date(now.getTime() + bangkokOffsetMs + (index + 1) * dayMs).toISOString().slice(0, 10),
  );

/** A chosen proposal in the API's format: `2026-11-28T14:00:00+07:00`. */
export const toInstant = ({ day, time }: ViewingSlot): string => `${day}T${time}:00+07:00`;

/** The proposals that are chosen; null when one of them lacks its day or its time. */
export const chosenSlots = (slots: readonly ViewingSlot[]): ViewingSlot[] | null => {
  const started = slots.filter(({ day, time }) => day || time);
  return started.every(({ day, time }) => day && time) ? started : null;
};
