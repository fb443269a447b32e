import { createContext, type ReactNode } from 'react';

/**
 * The HTML of a component, as React would render it in its place. It is rendered once and cached under `dependsOn`:
 * everything in which two such components of one app can differ.
 */
export type MarkupCache = (dependsOn: string, part: ReactNode) => string;

/**
 * `<MarkupCacheProvider value={keep}>`, around an app on its server only. The browser finds the same HTML that it would
 * have rendered, and hydrates it.
 */
export const MarkupCacheProvider = createContext<MarkupCache | null>(null);
