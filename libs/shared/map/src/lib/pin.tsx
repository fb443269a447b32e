import styles from './pin.module.css';

/** The pin of a map with one place; its tip marks the place. */
export const Pin = () => (
  <svg className={styles.pin} width="32" height="40" viewBox="0 0 32 40" aria-hidden="true">
    <path className={styles.drop} d="M16 39C12 32 2 25 2 15.5a14 13.5 0 0 1 28 0C30 25 20 32 16 39Z" />
    <circle className={styles.eye} cx="16" cy="15.5" r="5" />
  </svg>
);
