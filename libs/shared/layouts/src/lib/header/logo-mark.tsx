import styles from './logo.module.css';

/** A Thai roof with its eaves turned up, and the afternoon sun in the door. */
export const LogoMark = () => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
    <path
      className={styles.house}
      d="M16 2.5c2.6 5.6 7.3 10 13.6 12.3a.8.8 0 0 1-.2 1.6l-2.9.3v9.8a3 3 0 0 1-3 3H21V23a5 5 0 0 0-10 0v6.5H8.5a3 3 0 0 1-3-3v-9.8l-2.9-.3a.8.8 0 0 1-.2-1.6C8.7 12.5 13.4 8.1 16 2.5Z"
    />
    <circle className={styles.sun} cx="16" cy="23.2" r="2.9" />
  </svg>
);
