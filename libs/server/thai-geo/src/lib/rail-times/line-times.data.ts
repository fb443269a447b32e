/** Estimates of the trains of a line. */
export interface LineTimes {
  /** Speed between stops, km/h. */
  readonly cruise: number;
  /** Seconds per stop: doors, braking and starting. */
  readonly stop: number;
  /** Minutes between two trains by day, between the peak and the quiet hours. */
  readonly headway: number;
}

/**
 * Timed with a watch, Mo Chit to Siam takes 14 min 8 s and Siam to Asok 7 min 19 s (lewcpe.com, "How long"). The whole
 * Blue Line runs at 35 km/h (Thai PBS World, June 2019).
 */
const underPressure = { cruise: 60, stop: 58 } as const;

/** The Yellow Line takes 45 minutes for its length (Bangkok Post, 19 June 2023); newer lines have fewer passengers. */
const newLine = { cruise: 60, stop: 45 } as const;

/**
 * Phaya Thai to the airport takes 26 to 30 minutes; Krung Thep Aphiwat to Rangsit 25 and to Taling Chan 15 (Bangkok Post,
 * 2 August 2021).
 */
const suburban = { cruise: 100, stop: 72 } as const;

/** By line id. Headways are those that the operators announce, the mean of peak and other hours. */
export const lineTimes: Readonly<Record<string, LineTimes>> = {
  'bts-sukhumvit': { ...underPressure, headway: 5 },
  'bts-silom': { ...underPressure, headway: 5 },
  'bts-gold': { ...newLine, headway: 10 },
  'mrt-blue': { ...underPressure, headway: 6 },
  'mrt-purple': { ...newLine, headway: 8 },
  'mrt-yellow': { ...newLine, headway: 8 },
  'mrt-pink': { ...newLine, headway: 8 },
  arl: { ...suburban, headway: 10 },
  'srt-dark-red': { ...suburban, headway: 15 },
  'srt-light-red': { ...suburban, headway: 20 },
};

/** The track is longer than the straight line between two stations. */
export const trackPerStraight = 1.05;

/** Minutes between the street and the platform: stairs, gates and the way along it. */
export const platformMinutes = 1;
