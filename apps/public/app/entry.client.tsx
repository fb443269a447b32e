import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeOfPath } from '@yoodee/site';
import { provideMessages } from './page-messages';

const locale = localeOfPath(location.pathname);
const { default: messages } = await (locale === 'en' ? import('virtual:messages/en') : import('virtual:messages/th'));
provideMessages(locale, messages);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
