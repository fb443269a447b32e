import type { Page } from '@playwright/test';

/**
 * A device that stores passkeys and confirms every request, as if its owner had touched the sensor: Chromium's virtual
 * authenticator. Passkeys are lost with the page.
 */
export const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Number of stored passkeys. */
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};
