import { Link } from '@yoodee/ui-kit';
import { useId, type ReactNode } from 'react';
import styles from './footer-links.module.css';

export interface FooterLinksProps {
  title: ReactNode;
  links: readonly { href: string; label: string }[];
}

export const FooterLinks = ({ title, links }: FooterLinksProps) => {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link variant="quiet" className={styles.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
