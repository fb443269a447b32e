import { createContext, type ReactNode } from 'react';

/** Renders what the app puts on a card's cover, e.g. a heart. */
export type CardAction = (asset: { assetId: number; title: string }) => ReactNode;

/**
 * `<CardActionProvider value={buttons}>`, once around an app: cards are in many features, which must not import each
 * other. Without it a card has its link only.
 */
export const CardActionProvider = createContext<CardAction | null>(null);
