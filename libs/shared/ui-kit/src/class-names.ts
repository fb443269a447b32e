/** `y-card` is the class of the root, `y-card__media` that of another slot. */
export const slotClass = (className: string, slot: string) => (slot === 'root' ? className : `${className}__${slot}`);

/** `y-button--size_md`: the class of one option of one variant. */
export const variantClass = (className: string, variant: string, option: string | number | boolean) =>
  `${className}--${variant}_${String(option).replace('/', '-')}`;
