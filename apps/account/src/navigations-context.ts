import { createContext } from 'react';
import type { Navigations } from '@yoodee/runtime';

/** Where the app's router is going, for the frame inside it. */
export const NavigationsContext = createContext<Navigations | null>(null);
