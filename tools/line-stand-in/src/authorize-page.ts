import { page, personaLinks } from './page.ts';

/** Replaces LINE's consent page: asks which persona signs in. `query` is that of the authorize request. */
export const authorizePage = (query: string): string =>
  page(`<p>เลือกว่าจะเป็นใคร · Choose who to be</p>
${personaLinks((id) => `answer?persona=${id}&${query}`)}`);
