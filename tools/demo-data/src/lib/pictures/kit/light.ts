import { mix, toHex, toRgb, type Rgb } from './colour.ts';
import type { Stop } from './drawing.ts';
import { unit, dot, type Vec3 } from './vector.ts';

export const timesOfDay = ['morning', 'day', 'afternoon', 'dusk', 'night', 'rain'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** The light of one hour. Scenes define noon colours and convert them with these functions. */
export type Light = {
  readonly time: TimeOfDay;
  /** Gradient from the top of the picture to the horizon. */
  readonly sky: readonly Stop[];
  /** Colour of distant objects, and the distance in metres at which it has replaced two thirds of their own. */
  readonly haze: string;
  readonly hazeMetres: number;
  /** Factors for a surface's colour: direct sunlight and skylight. */
  readonly sun: Rgb;
  readonly ambient: Rgb;
  readonly towardsSun: Vec3;
  readonly shadowOpacity: number;
  /** 0 = lamps are off … 1 = lamps are the main light. */
  readonly lamps: number;
  readonly cloud: { readonly lit: string; readonly shade: string };
};

type Hour = Omit<Light, 'time' | 'towardsSun'> & { readonly elevation: number };

const hours: Record<TimeOfDay, Hour> = {
  morning: {
    sky: [
      [0, '#8cc0df'],
      [0.45, '#c3dfe8'],
      [0.8, '#f3ead6'],
      [1, '#fbe6c9'],
    ],
    haze: '#ecebdf',
    hazeMetres: 900,
    elevation: 0.42,
    sun: [0.44, 0.38, 0.28],
    ambient: [0.64, 0.66, 0.7],
    shadowOpacity: 0.26,
    lamps: 0,
    cloud: { lit: '#fffaf0', shade: '#dfe4e6' },
  },
  day: {
    sky: [
      [0, '#57a5d6'],
      [0.5, '#9ccfe8'],
      [0.85, '#d9eef0'],
      [1, '#eef4ea'],
    ],
    haze: '#dcebee',
    hazeMetres: 1300,
    elevation: 0.75,
    sun: [0.44, 0.42, 0.36],
    ambient: [0.6, 0.63, 0.69],
    shadowOpacity: 0.3,
    lamps: 0,
    cloud: { lit: '#ffffff', shade: '#d3e2ea' },
  },
  afternoon: {
    sky: [
      [0, '#79b0cf'],
      [0.42, '#b9d5d6'],
      [0.75, '#f2e2bd'],
      [1, '#fbd9a2'],
    ],
    haze: '#f1e2c5',
    hazeMetres: 800,
    elevation: 0.36,
    sun: [0.5, 0.4, 0.24],
    ambient: [0.56, 0.56, 0.61],
    shadowOpacity: 0.3,
    lamps: 0.1,
    cloud: { lit: '#fff3da', shade: '#dcd3c6' },
  },
  dusk: {
    sky: [
      [0, '#48608f'],
      [0.36, '#8f86a8'],
      [0.64, '#dca494'],
      [0.86, '#f6cb98'],
      [1, '#fce2b4'],
    ],
    haze: '#dab09a',
    hazeMetres: 700,
    elevation: 0.16,
    sun: [0.3, 0.2, 0.12],
    ambient: [0.55, 0.51, 0.56],
    shadowOpacity: 0.2,
    lamps: 0.75,
    cloud: { lit: '#f6b08c', shade: '#9a7f9f' },
  },
  night: {
    sky: [
      [0, '#152545'],
      [0.45, '#2a4a72'],
      [0.8, '#5c7d9b'],
      [1, '#a79c97'],
    ],
    haze: '#41597c',
    hazeMetres: 600,
    elevation: 0.6,
    sun: [0.1, 0.1, 0.1],
    ambient: [0.43, 0.46, 0.54],
    shadowOpacity: 0.3,
    lamps: 1,
    cloud: { lit: '#52719a', shade: '#2c466d' },
  },
  rain: {
    sky: [
      [0, '#a3b7bd'],
      [0.5, '#c6d3d4'],
      [1, '#edeee6'],
    ],
    haze: '#dfe5e1',
    hazeMetres: 520,
    elevation: 0.9,
    sun: [0.14, 0.14, 0.13],
    ambient: [0.78, 0.8, 0.81],
    shadowOpacity: 0.14,
    lamps: 0.25,
    cloud: { lit: '#e9eeee', shade: '#b7c5c9' },
  },
};

/** The light of an hour, with the sun in front of the picture, at its left (-1) or right (1). */
export const createLight = (time: TimeOfDay, side: -1 | 1): Light => {
  const { elevation, ...hour } = hours[time];
  return { ...hour, time, towardsSun: unit([side * 0.62, -0.62, elevation]) };
};

/** `colour` at an `exposure` to the sun of 0 (shade) to 1 (facing the sun). */
export const tone = (light: Light, colour: string, exposure: number): string => {
  const rgb = toRgb(colour);
  const channel = (index: 0 | 1 | 2) => rgb[index] * (light.ambient[index] + light.sun[index] * exposure);
  return toHex([channel(0), channel(1), channel(2)]);
};

/** `colour` on a flat surface with this outward normal. */
export const surface = (light: Light, colour: string, normal: Vec3): string =>
  tone(light, colour, Math.min(1.1, Math.max(0, dot(normal, light.towardsSun)) * 1.3));

/** A lit colour after `metres` of haze. */
export const distant = (light: Light, colour: string, metres: number): string =>
  mix(colour, light.haze, 1 - Math.exp(-Math.max(0, metres) / light.hazeMetres));

/** The sky's colour at `height` (0 = top of the picture, 1 = horizon). */
export const skyAt = (light: Light, height: number): string => {
  const after = light.sky.findIndex(([offset]) => offset >= height);
  if (after <= 0) return light.sky[after === 0 ? 0 : light.sky.length - 1]![1];
  const [from, to] = [light.sky[after - 1]!, light.sky[after]!];
  return mix(from[1], to[1], (height - from[0]) / (to[0] - from[0]));
};
