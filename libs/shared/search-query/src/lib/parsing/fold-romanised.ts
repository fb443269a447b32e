/**
 * Folds the differences between romanisations of a Thai name, so that Ladprao matches Lat Phrao, Sukumvit Sukhumvit and
 * Jatujak Chatuchak: aspiration, voicing of final consonants, double letters, silent endings. Letters only.
 */
export const foldRomanised = (letters: string): string =>
  letters
    .replace(/([kpt])h/g, '$1')
    .replace(/[jc]h?/g, 'c')
    .replace(/sr/g, 's')
    .replace(/[vw]/g, 'w')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([aeou])y/g, '$1i')
    .replace(/([aou])r(?![aeiou])/g, '$1')
    .replace(/d(?![aeiou])/g, 't')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=[^aeiou])e$/, '');
