import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const isSource = /\.messages\.ts$|[/\\]locales[/\\](?:en|lazy)\.json$/;

/** Compiles the messages again after each change, as long as this process runs. The development servers then reload. */
export const watchMessages = (): void => {
  let debounce: NodeJS.Timeout | undefined;
  for (const folder of ['apps', 'libs'])
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !isSource.test(file)) return;
      clearTimeout(debounce);
      debounce = setTimeout(
        () => spawn('node', ['libs/shared/i18n/src/compile-messages.ts'], { cwd: root, stdio: 'inherit' }),
        100,
      );
    });
};
