import { placeSuggestionRoutes } from './place-suggestions.routes.ts';

export const placeSuggestionsModule = {
  routes: [placeSuggestionRoutes],
};
