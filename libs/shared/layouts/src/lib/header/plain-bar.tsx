import { Container } from '@yoodee/ui-kit';
import { LanguageSwitch } from '../preferences/language-switch.tsx';
import { Logo } from './logo.tsx';
import styles from './plain-bar.module.css';

/** Nothing but the way home and the language: for pages with one task. */
export const PlainBar = ({ path }: { path: string }) => (
  <Container className={styles.bar}>
    <Logo />
    <LanguageSwitch path={path} />
  </Container>
);
