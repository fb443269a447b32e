import { screen } from '@testing-library/react';

/** The open lightbox of these tests' asset. */
export const lightbox = () => screen.getByRole('dialog', { name: 'คอนโดห้องมุม ทองหล่อ' });

/** jsdom lays nothing out, so there is nothing to scroll, and it knows no modal dialogs. */
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
