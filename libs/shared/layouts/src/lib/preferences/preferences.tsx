import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './preferences.module.css';

/** How the page is shown: colours and language, side by side. */
export const Preferences = ({ path }: { path: string }) => (
  <div className={styles.preferences}>
    <ColorModeSwitch />
    <LanguageSwitch path={path} />
  </div>
);
