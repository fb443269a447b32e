export type Floor = 'planks' | 'herringbone' | 'tiles' | 'terrazzo';

/** Matching materials of one home, in daylight colours. */
export type Style = {
  wall: string;
  feature: string;
  floor: Floor;
  floorColour: string;
  wood: string;
  fabric: string;
  soft: string;
  accent: string;
  accent2: string;
  metal: string;
  stone: string;
  curtain: string;
  rug: string;
};

const styles = {
  oak: {
    wall: '#f3eee4',
    feature: '#e2d5c0',
    floor: 'planks',
    floorColour: '#d8b88e',
    wood: '#c99f6d',
    fabric: '#e5ddcf',
    soft: '#faf6ee',
    accent: '#7f9a86',
    accent2: '#d59a5b',
    metal: '#5a554e',
    stone: '#ddd6ca',
    curtain: '#efe7d8',
    rug: '#ece3d3',
  },
  walnut: {
    wall: '#ece5da',
    feature: '#8a6245',
    floor: 'herringbone',
    floorColour: '#b98d62',
    wood: '#7d5639',
    fabric: '#b9a48c',
    soft: '#efe6d8',
    accent: '#b5613f',
    accent2: '#d8a24a',
    metal: '#3b3733',
    stone: '#cfc6b8',
    curtain: '#ddd0bd',
    rug: '#d9c7ae',
  },
  teak: {
    wall: '#f5efe2',
    feature: '#b9c3a5',
    floor: 'planks',
    floorColour: '#a97549',
    wood: '#9a683f',
    fabric: '#efe5d0',
    soft: '#fbf7ec',
    accent: '#3f7a68',
    accent2: '#e0a545',
    metal: '#6b5a47',
    stone: '#d8cfbf',
    curtain: '#f4ecd9',
    rug: '#d9c8a4',
  },
  loft: {
    wall: '#dcd8d1',
    feature: '#8f8b85',
    floor: 'planks',
    floorColour: '#a08465',
    wood: '#6f5440',
    fabric: '#5f6a6e',
    soft: '#d8d2c7',
    accent: '#c07a3c',
    accent2: '#3f6b62',
    metal: '#2c2a28',
    stone: '#a9a49b',
    curtain: '#bdb6aa',
    rug: '#b3aba0',
  },
  white: {
    wall: '#f7f5f1',
    feature: '#c9d3d6',
    floor: 'tiles',
    floorColour: '#e9e3d9',
    wood: '#d9c3a4',
    fabric: '#c3ccd0',
    soft: '#ffffff',
    accent: '#4f7488',
    accent2: '#d9a98c',
    metal: '#b99a63',
    stone: '#eeeae3',
    curtain: '#f3f1ec',
    rug: '#dfe3e3',
  },
  clay: {
    wall: '#f2e8da',
    feature: '#d3a184',
    floor: 'terrazzo',
    floorColour: '#e4d9cb',
    wood: '#b98257',
    fabric: '#d8c3a9',
    soft: '#fbf4e8',
    accent: '#a94f38',
    accent2: '#6f8467',
    metal: '#5e4a3b',
    stone: '#e3d6c6',
    curtain: '#efe0cc',
    rug: '#e7d3bb',
  },
  sage: {
    wall: '#eef0e6',
    feature: '#a3b196',
    floor: 'herringbone',
    floorColour: '#cfae84',
    wood: '#b98d5f',
    fabric: '#dcdccc',
    soft: '#fafaf2',
    accent: '#5d7a5c',
    accent2: '#c98a5a',
    metal: '#4d4a42',
    stone: '#dcdccf',
    curtain: '#e9eadd',
    rug: '#dfe0cf',
  },
} as const satisfies Record<string, Style>;

const styleNames = Object.keys(styles) as (keyof typeof styles)[];

/** Styles in turn, so that neighbours in a pool never have the same one. */
export const styleOf = (variant: number): Style => styles[styleNames[variant % styleNames.length]!]!;
