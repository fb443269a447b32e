import { createContext } from 'react';
import type { Navigations } from '@yoodee/runtime';

/** Navigations of the app's router, for the frame that it renders. */
export const NavigationsContext = createContext<Navigations | null>(null);
