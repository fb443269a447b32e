import { pushDeviceRoutes } from './push-devices.routes.ts';

export const pushModule = { name: 'push', routes: [pushDeviceRoutes] };
