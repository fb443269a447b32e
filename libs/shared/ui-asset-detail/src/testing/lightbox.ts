import { screen } from '@testing-library/react';

/** The open lightbox of these tests' asset. */
export const lightbox = () => screen.getByRole('dialog', { name: 'คอนโดห้องมุม ทองหล่อ' });

/** jsdom has no layout, so nothing scrolls, and no modal dialogs. */
export const standInForDialogs = (): void => {
  Element.prototype.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
};
