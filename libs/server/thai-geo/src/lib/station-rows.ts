/** A row of the station tables: official code, names, platform centre in degrees to about 10 m, other spellings. */
export type StationRow = readonly [
  code: string,
  nameTh: string,
  nameEn: string,
  lat: number,
  lng: number,
  aliases?: readonly string[],
];
