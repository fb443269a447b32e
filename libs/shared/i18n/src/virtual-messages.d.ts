/** Made by the Vite plugin of `@yoodee/i18n/vite`. */
declare module 'virtual:messages/th' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}

declare module 'virtual:messages/en' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}
