import styles from './logo.module.css';

/** The logo: a sala (Thai pavilion) with the sun between its walls. */
export const LogoMark = () => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
    <g className={styles.house}>
      <path d="M16 1.5c2.2 5.6 6.7 9.8 13.6 11.5.9.2 1.1 1.1.6 1.7-.3.4-.8.6-1.4.6-4.2.4-8.5.7-12.8.7s-8.6-.3-12.8-.7c-.6 0-1.1-.2-1.4-.6-.5-.6-.3-1.5.6-1.7C9.3 11.3 13.8 7.1 16 1.5Z" />
      <path d="M4.5 18.7c1.3.1 2.6.2 4 .2V30H8a3.5 3.5 0 0 1-3.5-3.5ZM27.5 18.7c-1.3.1-2.6.2-4 .2V30h.5a3.5 3.5 0 0 0 3.5-3.5Z" />
    </g>
    <circle className={styles.sun} cx="16" cy="24.7" r="5.3" />
  </svg>
);
