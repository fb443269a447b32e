import type { PropertyType } from '@yoodee/api-contract';
import { propertyIcons } from '@yoodee/asset-view';
import { Icon } from '@yoodee/ui-kit';
import { useFormat } from '@yoodee/i18n';
import type { CountedLink } from './home-page.view.ts';
import styles from './counted-links.module.css';

interface CountedLinksProps {
  links: readonly CountedLink[];
  /** `types` carry the drawing of their type; `stations` the colour of their line. */
  kind?: 'places' | 'types' | 'stations';
}

const Mark = ({ kind, link }: { kind: CountedLinksProps['kind']; link: CountedLink }) => {
  if (kind === 'types') return <Icon icon={propertyIcons[link.code as PropertyType]} size={24} />;
  if (kind === 'stations') return <span className={styles.line} style={{ backgroundColor: link.colour }} />;
  return null;
};

/** Where one can go, with how many listings wait there. */
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
