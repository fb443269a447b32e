import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom knows no media queries, and keeps every popover closed.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
HTMLElement.prototype.hidePopover = () => {};

afterEach(cleanup);
