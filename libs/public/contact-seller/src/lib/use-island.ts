import { useState, type ComponentType } from 'react';

/**
 * A dialog whose code loads when it is first opened. It stays mounted from then on, so that closing it loses nothing.
 * `load` may fail without a network; the next click retries.
 */
export const useIsland = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const [Island, setIsland] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [loading, setLoading] = useState<'loading' | 'failed' | null>(null);

  const open = async () => {
    setOpen(true);
    if (Island) return;
    setLoading('loading');
    try {
      const Loaded = await load();
      setIsland(() => Loaded);
      setLoading(null);
    } catch {
      setLoading('failed');
    }
  };

  return {
    Island,
    isOpen,
    open,
    close: () => setOpen(false),
    isLoading: loading === 'loading',
    hasFailed: loading === 'failed',
  };
};
