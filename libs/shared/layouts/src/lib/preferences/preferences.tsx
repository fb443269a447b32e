import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './preferences.module.css';

/** Colour mode and language switch, next to each other. */
export const Preferences = ({ path }: { path: string }) => (
  <div className={styles.preferences}>
    <ColorModeSwitch />
    <LanguageSwitch path={path} />
  </div>
);
