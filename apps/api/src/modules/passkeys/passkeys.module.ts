import { challengeCleanupJob } from './challenges.queries.ts';
import { passkeyProofRoutes } from './passkey-proof.routes.ts';
import { passkeySignInRoutes } from './passkey-sign-in.routes.ts';
import { passkeyRoutes } from './passkeys.routes.ts';

export const passkeysModule = {
  routes: [passkeyRoutes, passkeySignInRoutes, passkeyProofRoutes],
  jobs: [challengeCleanupJob],
};
