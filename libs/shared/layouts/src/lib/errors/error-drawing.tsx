import styles from './error-page.module.css';

/** Illustration: an empty house on stilts, and a path that ends before it. */
export const ErrorDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
    <circle className={styles.sun} cx="196" cy="30" r="11" />
    <path d="M4 108h44M58 108h4M72 108h4M150 108h86" />
    <g className={styles.brand}>
      <path d="M113 22c7 15 20 27 37 33-4 3-8 4-12 4H88c-4 0-8-1-12-4 17-6 30-18 37-33Z" />
      <path d="M86 59v30h54V59M80 89h66M90 89v19M113 89v19M136 89v19" />
      <path d="M106 89V74a7 7 0 0 1 14 0v15" />
    </g>
    <path d="M20 108V92M20 92c-9 0-13-7-11-15 3-8 8-12 11-19 3 7 8 11 11 19 2 8-2 15-11 15Z" />
    <path d="M176 108c0-8 5-13 11-13s11 5 11 13M206 108c0-5 4-9 8-9s8 4 8 9M176 52c3-4 6-4 8 0 2-4 5-4 8 0" />
  </svg>
);
