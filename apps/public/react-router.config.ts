import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route table is one small cached file; asking for it piece by piece would cost a request per screen.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
