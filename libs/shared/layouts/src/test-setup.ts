import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom does not support media queries or popovers.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
HTMLElement.prototype.hidePopover = () => {};

afterEach(cleanup);
