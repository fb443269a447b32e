import { createContext, type ComponentType } from 'react';

/** What an app puts on top of every card's cover, e.g. a heart. */
export type CardAction = ComponentType<{ assetId: number; title: string }>;

/**
 * `<CardActionProvider value={Heart}>`, once around an app: cards stand in many features, none of which knows another.
 * Without it a card has its link only.
 */
export const CardActionProvider = createContext<CardAction | null>(null);
