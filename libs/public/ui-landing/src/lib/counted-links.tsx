import type { PropertyType } from '@yoodee/asset-rules/options';
import { useFormat } from '@yoodee/i18n';
import { Icon } from '@yoodee/ui-kit';
import { propertyIcons } from '@yoodee/ui-asset-card';
import styles from './counted-links.module.css';

export interface CountedLink {
  code: string;
  label: string;
  href: string;
  count: number;
  /** Colour of a station's line. */
  colour?: string;
}

interface CountedLinksProps {
  links: readonly CountedLink[];
  /** `types` have the icon of their type, `stations` the colour of their line. */
  kind?: 'places' | 'types' | 'stations';
}

const Mark = ({ kind, link }: { kind: CountedLinksProps['kind']; link: CountedLink }) => {
  if (kind === 'types') return <Icon icon={propertyIcons[link.code as PropertyType]} size={24} />;
  if (kind === 'stations') return <span className={styles.line} style={{ backgroundColor: link.colour }} />;
  return null;
};

/** Links with the number of listings behind each. */
export const CountedLinks = ({ links, kind = 'places' }: CountedLinksProps) => {
  const format = useFormat();
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.code}>
          <a href={link.href} className={styles.link}>
            <Mark kind={kind} link={link} />
            <span className={styles.label}>{link.label}</span>{' '}
            <span className={styles.count}>{format.number(link.count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
