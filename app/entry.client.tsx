import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepPages } from './browser/keep-pages.ts';
import { reportErrors } from './browser/report-errors.ts';
import { hearBackFirst } from './ui/back.ts';

reportErrors();
hearBackFirst();
keepPages();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
