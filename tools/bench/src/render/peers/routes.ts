import { route, type RouteConfig } from '@react-router/dev/routes';

/** A peer below its name, with the list at the same path as ours. */
export default [
  route('plain/assets', 'plain-list.tsx'),
  route('chakra/assets', 'chakra-list.tsx'),
] satisfies RouteConfig;
