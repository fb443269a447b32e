const thaiDigits = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const englishNumbers = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const englishTens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** ยี่ before สิบ and เอ็ด after it are used only in these positions. */
const thaiBelowHundred = (value: number): string => {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  if (tens === 0) return thaiDigits[ones]!;
  const head = tens === 1 ? '' : tens === 2 ? 'ยี่' : thaiDigits[tens]!;
  return `${head}สิบ${ones === 1 ? 'เอ็ด' : thaiDigits[ones]!}`;
};

const englishBelowHundred = (value: number): string =>
  englishNumbers[value] ?? `${englishTens[Math.floor(value / 10)]!} ${englishNumbers[value % 10]!}`.trim();

/** Numbers in words: 1 to 99, and multiples of a hundred up to 900, as spoken before a unit. */
export const spokenNumbers: readonly (readonly [value: number, words: readonly string[]])[] = [
  ...Array.from({ length: 99 }, (_, index) => index + 1).map(
    (value) => [value, [thaiBelowHundred(value), englishBelowHundred(value)]] as const,
  ),
  [100, ['ร้อย', 'หนึ่งร้อย', 'hundred', 'one hundred']],
  ...thaiDigits
    .map((digit, index) => [index * 100, [`${digit}ร้อย`, `${englishNumbers[index]!} hundred`]] as const)
    .slice(2),
];
