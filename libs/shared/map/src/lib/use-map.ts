import { useLocale } from '@yoodee/i18n';
import { useColorMode } from '@yoodee/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { readMapColours } from './map-colours.ts';
import { MapUnsupported, type Bounds, type CreateMapEngine, type MapEngine, type Point } from './map-engine.ts';
import { readMapStyleUrl } from './map-style-url.ts';
import { messages } from './map.messages.ts';

export interface UseMapOptions {
  bounds: Bounds;
  maxZoom: number;
  isInPage: boolean;
  isOfPlace: boolean;
  onRest: ((engine: MapEngine, byVisitor: boolean) => void) | undefined;
  onClick: ((point: Point) => void) | undefined;
  createEngine: CreateMapEngine;
}

/** The state of a map, from loading to drawn or failed. */
export type MapState =
  { status: 'loading' | 'unsupported' | 'failed' | 'lost'; engine: null } | { status: 'drawn'; engine: MapEngine };

/** Draws a map into the element of the returned ref; `retry` tries again after a failure. */
export const useMap = ({ createEngine, ...options }: UseMapOptions) => {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MapState>({ status: 'loading', engine: null });
  const [attempt, setAttempt] = useState(0);
  const [isSatellite, setSatellite] = useState(false);
  const { value: mode } = useColorMode();
  const locale = useLocale();
  const intl = useIntl();

  const onRest = useEffectEvent((engine: MapEngine, byVisitor: boolean) => options.onRest?.(engine, byVisitor));
  const onClick = useEffectEvent((point: Point) => options.onClick?.(point));
  const retry = () => {
    setState({ status: 'loading', engine: null });
    setAttempt((count) => count + 1);
  };
  const create = useEffectEvent((element: HTMLElement, whenAtRest: (byVisitor: boolean) => void) =>
    createEngine({
      container: element,
      look: { locale, colours: readMapColours(), isSatellite },
      texts: {
        label: intl.formatMessage(messages.label),
        metres: intl.formatMessage(messages.metres),
        kilometres: intl.formatMessage(messages.kilometres),
      },
      bounds: options.bounds,
      maxZoom: options.maxZoom,
      isInPage: options.isInPage,
      isOfPlace: options.isOfPlace,
      styleUrl: readMapStyleUrl(),
      onRest: whenAtRest,
      onClick,
      onLost: () => setState({ status: 'lost', engine: null }),
      onRestored: retry,
    }),
  );
  useEffect(() => {
    let engine: MapEngine | null = null;
    let isGone = false;
    create(container.current!, (byVisitor) => engine && onRest(engine, byVisitor)).then(
      (created) => {
        engine = created;
        if (isGone) return engine.destroy();
        setState({ status: 'drawn', engine });
        onRest(engine, false);
      },
      (error: unknown) => {
        if (!isGone) setState({ status: error instanceof MapUnsupported ? 'unsupported' : 'failed', engine: null });
      },
    );
    return () => {
      isGone = true;
      engine?.destroy();
    };
  }, [attempt]);

  const { engine } = state;
  const drawn = useRef({ mode, isSatellite });
  useEffect(() => {
    if (!engine || (drawn.current.mode === mode && drawn.current.isSatellite === isSatellite)) return;
    drawn.current = { mode, isSatellite };
    engine.restyle({ locale, colours: readMapColours(), isSatellite });
  }, [engine, mode, locale, isSatellite]);

  return { container, state, retry, isSatellite, setSatellite };
};
