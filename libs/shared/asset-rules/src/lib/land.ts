/** An area of land in the units of a title deed: 1 rai = 4 ngan = 400 square wah. `sqWah` may have two decimals. */
export interface Land {
  rai: number;
  ngan: number;
  sqWah: number;
}

/** An area of land as in the fields of an asset. */
export interface LandFields {
  land_rai?: number | null;
  land_ngan?: number | null;
  land_sq_wah?: number | null;
}

export const sqWahPerRai = 400;
export const sqWahPerNgan = 100;
const sqmPerSqWah = 4;

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

export const totalSqWah = ({ rai, ngan, sqWah }: Land): number =>
  twoDecimals(rai * sqWahPerRai + ngan * sqWahPerNgan + sqWah);

/** The sum of the three fields in square wah; null if they are unknown or zero. */
export const landOfFields = ({ land_rai, land_ngan, land_sq_wah }: LandFields): number | null =>
  totalSqWah({ rai: land_rai ?? 0, ngan: land_ngan ?? 0, sqWah: land_sq_wah ?? 0 }) || null;

/** 635 → 1 rai 2 ngan 35 square wah. */
export const splitSqWah = (total: number): Land => {
  const rai = Math.floor(total / sqWahPerRai);
  const ngan = Math.floor((total - rai * sqWahPerRai) / sqWahPerNgan);
  return { rai, ngan, sqWah: twoDecimals(total - rai * sqWahPerRai - ngan * sqWahPerNgan) };
};

export const sqWahToSqm = (sqWah: number): number => twoDecimals(sqWah * sqmPerSqWah);

/** Converts a price per square wah to a price per m², in whole baht. */
export const perSqWahToPerSqm = (baht: number): number => Math.round(baht / sqmPerSqWah);
