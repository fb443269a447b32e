import { createContext, type ReactNode } from 'react';

/**
 * HTML of a part as React would write it in its place. It is rendered once and kept, under `dependsOn`: everything in
 * which two such parts of one app can differ.
 */
export type MarkupKeeper = (dependsOn: string, part: ReactNode) => string;

/**
 * `<MarkupKeeperProvider value={keep}>`, around an app on its server only. A browser finds what it would have rendered
 * itself, and hydrates that.
 */
export const MarkupKeeperProvider = createContext<MarkupKeeper | null>(null);
