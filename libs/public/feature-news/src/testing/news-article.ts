import type { NewsArticle } from '@yoodee/api-contract/news';

/** An article in which every field has a value. */
export const newsArticle = (changes: Partial<NewsArticle> = {}): NewsArticle => ({
  id: 7,
  slug: 'transfer-fees',
  icon: null,
  category: 'law',
  title: { th: 'ค่าโอนคิดอย่างไร', en: 'Transfer fees & taxes' },
  excerpt: { th: 'สี่รายการที่สำนักงานที่ดิน', en: 'Four items at the land office' },
  cover: { key: 'content-0123', width: 1600, height: 900, thumbhash: '', alt: { th: 'ทาวน์โฮม', en: 'Townhouses' } },
  published_at: '2026-10-26T02:00:00.000Z',
  reading_minutes: 4,
  body: {
    th: {
      html: '<h2 id="h-หนึ่ง">หนึ่ง</h2><p>ก</p><h2 id="h-สอง">สอง</h2>',
      headings: [
        { id: 'h-หนึ่ง', text: 'หนึ่ง' },
        { id: 'h-สอง', text: 'สอง' },
      ],
    },
    en: {
      html: '<h2 id="h-one">One</h2><p>a</p><h2 id="h-two">Two</h2>',
      headings: [
        { id: 'h-one', text: 'One' },
        { id: 'h-two', text: 'Two' },
      ],
    },
  },
  author_name: 'กอง บก.',
  updated_at: '2026-10-26T02:00:00.000Z',
  sources: [{ title: 'กรมที่ดิน', url: 'https://www.dol.go.th/' }],
  related: [],
  asset_search: {
    listing_type: ['sale'],
    property_type: ['townhouse'],
    province: [{ code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } }],
  },
  ...changes,
});
