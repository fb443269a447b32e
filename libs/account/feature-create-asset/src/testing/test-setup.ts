import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom lays nothing out and draws nothing.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};

afterEach(cleanup);
