import { personas } from './personas.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
  body { font: 16px/1.65 system-ui, sans-serif; max-width: 24rem; margin: 3rem auto; padding: 0 1rem; color: #1f1d1a }
  h1 { font-size: 1.25rem; line-height: 1.35 }
  ul { list-style: none; padding: 0; display: grid; gap: .5rem }
  a { display: block; padding: .75rem 1rem; border: 1px solid #8b8478; border-radius: 10px; color: inherit; text-decoration: none }
  a:hover, a:focus { border-color: #06c755; outline: 2px solid #06c755 }`;

/** Replaces LINE's consent page: asks which persona signs in. `query` is that of the authorize request. */
export const authorizePage = (query: string): string => `<!doctype html>
<html lang="th">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>LINE จำลอง · LINE stand-in</title>
<style>${styles}</style>
<h1>LINE จำลองสำหรับทดลองใช้<br>LINE stand-in for development</h1>
<p>เลือกว่าจะเป็นใคร · Choose who to be</p>
<ul>${personas
  .map(({ id, name }) => `<li><a href="answer?persona=${id}&amp;${escape(query)}">${escape(name)}</a>`)
  .join('')}</ul>
</html>`;
