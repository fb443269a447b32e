import { createContext, type ReactNode } from 'react';

/** What an app puts on top of a card's cover, e.g. a heart. */
export type CardAction = (asset: { assetId: number; title: string }) => ReactNode;

/**
 * `<CardActionProvider value={heart}>`, once around an app: cards stand in many features, none of which knows another.
 * Without it a card has its link only.
 */
export const CardActionProvider = createContext<CardAction | null>(null);
