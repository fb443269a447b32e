/** Where the push service of the tests listens: after the ports of the site. */
export const pushPort = Number(process.env.E2E_PORT || 4310) + 7;
export const pushOrigin = `http://127.0.0.1:${pushPort}`;
