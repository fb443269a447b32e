import { personas } from './personas.ts';

export const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
  body { font: 16px/1.65 system-ui, sans-serif; max-width: 24rem; margin: 3rem auto; padding: 0 1rem; color: #1f1d1a }
  h1 { font-size: 1.25rem; line-height: 1.35 }
  blockquote { margin: 0; padding: .75rem 1rem; border-radius: 10px; background: #8b847822; overflow-wrap: anywhere }
  ul { list-style: none; padding: 0; display: grid; gap: .5rem }
  a { display: block; padding: .75rem 1rem; border: 1px solid #8b8478; border-radius: 10px; color: inherit; text-decoration: none }
  a:hover, a:focus { border-color: #06c755; outline: 2px solid #06c755 }`;

/** A link for each persona. */
export const personaLinks = (hrefOf: (id: string) => string): string =>
  `<ul>${personas.map(({ id, name }) => `<li><a href="${escapeText(hrefOf(id))}">${escapeText(name)}</a>`).join('')}</ul>`;

/** A page of the stand-in. */
export const page = (content: string): string => `<!doctype html>
<html lang="th">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>LINE จำลอง · LINE stand-in</title>
<style>${styles}</style>
<h1>LINE จำลองสำหรับทดลองใช้<br>LINE stand-in for development</h1>
${content}
</html>`;
