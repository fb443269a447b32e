import type { Env } from '../../env.ts';

/**
 * The allowlist of push services (`PUSH_SERVICES`). Browsers supply the endpoint, so without the list a member could
 * make the API call any address (SSRF).
 */
export const createPushServices = ({ PUSH_SERVICES }: Pick<Env, 'PUSH_SERVICES'>) => {
  const services = PUSH_SERVICES.split(',').map((service) => {
    const [scheme, host] = service.split('://') as [string, string];
    return { service, protocol: `${scheme}:`, host: host.replace('*.', '.'), isFamily: host.startsWith('*.') };
  });

  /** The entry of the list that an endpoint belongs to; null for any other address. */
  return (endpoint: string): string | null => {
    const url = URL.parse(endpoint);
    if (!url || url.username !== '' || url.password !== '') return null;
    const found = services.find(
      ({ protocol, host, isFamily }) =>
        url.protocol === protocol && (isFamily ? url.host.endsWith(host) : url.host === host),
    );
    return found?.service ?? null;
  };
};
