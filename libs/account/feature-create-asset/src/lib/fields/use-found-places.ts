import type { SuggestedPlace, SuggestedProject } from '@yoodee/api-contract/place-suggestions';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSuggestPlacesQuery, useSuggestProjectsQuery } from '../listing-help.api.ts';

/** Debounce of the search requests, in milliseconds. */
const pauseMs = 200;

export interface FoundPlaces {
  projects: readonly SuggestedProject[];
  places: readonly SuggestedPlace[];
  /** Whether both requests are complete. */
  isAnswered: boolean;
  hasFailed: boolean;
}

/**
 * Projects and places that match the typed text. If one of the two requests fails, the results of the other are still
 * returned.
 */
export const useFoundPlaces = (typed: string): FoundPlaces => {
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const query = text !== '' && asked === text ? text : skipToken;
  const projects = useSuggestProjectsQuery(query);
  const places = useSuggestPlacesQuery(query);
  return {
    projects: projects.currentData ?? [],
    places: places.currentData ?? [],
    isAnswered: query !== skipToken && !projects.isFetching && !places.isFetching,
    hasFailed: projects.isError && places.isError,
  };
};
