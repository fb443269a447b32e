import type { SuggestedPlace, SuggestedProject } from '@yoodee/api-contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSuggestPlacesQuery, useSuggestProjectsQuery } from '../listing-help.api.ts';

/** Typing pauses this long before anything is asked. */
const pauseMs = 200;

export interface FoundPlaces {
  projects: readonly SuggestedProject[];
  places: readonly SuggestedPlace[];
  /** All that was asked for is answered. */
  isAnswered: boolean;
  hasFailed: boolean;
}

/** Projects and places that what was typed may mean; what one of the two cannot tell, the other still does. */
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
