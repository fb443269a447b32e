import type { Config } from '@react-router/dev/config';

export default { appDirectory: '.', buildDirectory: 'dist', ssr: true } satisfies Config;
