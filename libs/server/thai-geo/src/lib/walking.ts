/**
 * 4.8 km/h: the pace that property advertisements in Japan must count with (Fair Competition Code, 80 m a minute), and
 * the ratio of the walking distance to the straight line; 1.3 is usual for a city grid.
 */
export const walkingPace = { metresPerMinute: 80, detour: 1.3 } as const;
const { metresPerMinute, detour } = walkingPace;

/** Minutes on foot along streets for a distance in a straight line, not rounded. */
export const walkingMinutes = (metres: number): number => (metres * detour) / metresPerMinute;

/** The distance in a straight line that one walks in so many minutes; negative for negative ones. */
export const metresInMinutes = (minutes: number): number => (minutes * metresPerMinute) / detour;
