/**
 * Response header in which the public app tells the gateway the inline scripts of a page: their CSP hashes without
 * quotes (`sha256-…`), separated by spaces. The gateway allows these scripts only and removes the header.
 */
export const scriptHashesHeader = 'x-script-hashes';
