import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import type { AssetCardView } from '@yoodee/ui-asset-card';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useRememberSearch } from '../last-search/last-search.ts';
import { useHiddenAssets } from '../map/hidden/hidden-assets.ts';
import type { HiddenNoteProps } from './hidden-note.tsx';

const ownMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/hidden-cards/th'),
  en: () => import('@yoodee/i18n/messages/hidden-cards/en'),
};

/** The cards of a list that the visitor has hidden, and their placeholders. */
export interface HiddenCards {
  ids: readonly number[];
  /** Takes the space of its card, so that nothing moves. */
  Plate: ComponentType<{ id: number; children: ReactNode }>;
}

interface Loaded {
  Plate: HiddenCards['Plate'];
  Note: ComponentType<HiddenNoteProps>;
}

/** Loads the placeholders if something is hidden. Without a network the cards stay visible. */
const useHiddenParts = (isNeeded: boolean): Loaded | null => {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      const parts = import('./hidden-note.tsx');
      const [Plate, Note] = await Promise.all([
        withMessages(
          locale,
          import('./hidden-plate.tsx').then(({ HiddenPlate }) => HiddenPlate),
          ownMessages,
        ),
        withMessages(
          locale,
          parts.then(({ HiddenNote }) => HiddenNote),
          ownMessages,
        ),
      ]);
      setLoaded({ Plate, Note });
    };
    void load().catch(() => undefined);
  }, [isNeeded, locale]);
  return loaded;
};

export interface LateListProps {
  /** The list's query without order and page. */
  query: string;
  cards: readonly AssetCardView[];
  onHidden: (hidden: HiddenCards | null) => void;
}

/** Runs after a list is shown: remembers the search, and hides the assets that the visitor has hidden on the map. */
export default function LateList({ query, cards, onHidden }: LateListProps) {
  useRememberSearch(query);
  const all = useHiddenAssets();
  const ids = useMemo(() => cards.map(({ id }) => id).filter((id) => all.includes(id)), [cards, all]);
  const parts = useHiddenParts(ids.length > 0);
  const [isRevealed, setRevealed] = useState(false);
  useEffect(() => {
    onHidden(parts && ids.length > 0 && !isRevealed ? { ids, Plate: parts.Plate } : null);
  }, [ids, parts, isRevealed, onHidden]);
  return parts && ids.length > 0 && <parts.Note count={ids.length} {...{ isRevealed, setRevealed }} />;
}
