import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

it('adds an anchor to every section and lists them', async () => {
  const { html, headings } = await renderMarkdown(
    '## ค่าโอน **2%**\n\nx\n\n### ย่อย\n\n## Fees & taxes\n\n## Fees: taxes?\n',
  );

  expect(headings).toEqual([
    { id: 'h-ค่าโอน-2', text: 'ค่าโอน 2%' },
    { id: 'h-fees-taxes', text: 'Fees & taxes' },
    { id: 'h-fees-taxes-2', text: 'Fees: taxes?' },
  ]);
  expect(html).toContain('<h2 id="h-ค่าโอน-2">ค่าโอน <strong>2%</strong></h2>');
  expect(html).toContain('<h3>ย่อย</h3>');
});

it.each([
  ['# Title', 'headings go from ## to ####: "Title"'],
  ['![x](photo.jpg)', 'pictures belong into meta.yaml: "photo.jpg"'],
])('refuses %s', async (markdown, problem) => {
  await expect(renderMarkdown(markdown)).rejects.toThrow(new RangeError(problem));
});
