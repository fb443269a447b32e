import { route, type RouteConfig } from '@react-router/dev/routes';

/** A peer under its name, the list below it as ours has it. */
export default [
  route('plain/assets', 'plain-list.tsx'),
  route('chakra/assets', 'chakra-list.tsx'),
] satisfies RouteConfig;
