import { formatDate, formatNumber } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';
import type { Best } from './best-value.ts';
import type { ComparedProject, RowSource } from './compare-rows.ts';

interface Fact {
  key: string;
  label: RowSource['label'];
  /** Null while it is unknown. */
  say: (project: ComparedProject, locale: Locale) => string | null;
  better?: { of: (project: ComparedProject) => number | null; is: Best };
}

const number = (value: number | null) => (value === null ? null : formatNumber(value));

const since = { th: 'ตั้งแต่', en: 'since' };
const declared = { th: 'แจ้งเมื่อ', en: 'declared' };
const perMonth = { th: '/ตร.ม./เดือน', en: '/m²/month' };

const facts: readonly Fact[] = [
  {
    key: 'project_year',
    label: { th: 'สร้างเสร็จ', en: 'Completed' },
    say: ({ year_completed: year }, locale) =>
      year === null ? null : locale === 'th' ? `พ.ศ. ${year + 543}` : String(year),
    better: { of: ({ year_completed }) => year_completed, is: 'newest' },
  },
  {
    key: 'project_storeys',
    label: { th: 'จำนวนชั้น', en: 'Storeys' },
    say: ({ storeys }) => number(storeys),
  },
  {
    key: 'project_units',
    label: { th: 'จำนวนยูนิต', en: 'Units' },
    say: ({ units }) => number(units),
  },
  {
    key: 'project_fee',
    label: { th: 'ค่าส่วนกลาง', en: 'Common fee' },
    say: ({ fees: [fee] }, locale) =>
      fee
        ? `฿${formatNumber(fee.baht_per_sqm)}${perMonth[locale]} (${since[locale]} ${formatDate(locale, fee.from)})`
        : null,
    better: { of: ({ fees: [fee] }) => fee?.baht_per_sqm ?? null, is: 'cheapest' },
  },
  {
    key: 'project_quota',
    label: { th: 'ต่างชาติถือครองแล้ว', en: 'Owned by foreigners' },
    say: ({ foreign_quotas: [quota] }, locale) =>
      quota ? `${formatNumber(quota.percent)}% (${declared[locale]} ${formatDate(locale, quota.declared_on)})` : null,
  },
];

/** Facts of the assets' projects. */
export const projectRows: readonly RowSource[] = facts.map(({ key, label, say, better }) => ({
  ...{ key, group: 'project', label },
  say({ project }, locale) {
    const text = project ? say(project, locale) : null;
    return text === null ? null : { text };
  },
  exists: ({ project }) => Boolean(project),
  ...(better && { better: { of: ({ project }) => (project ? better.of(project) : null), is: better.is } }),
}));
