import { placeSuggestionRoutes } from './place-suggestions.routes.ts';

export const placeSuggestionsModule = {
  name: 'place-suggestions',
  routes: [placeSuggestionRoutes],
};
