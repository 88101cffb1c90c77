import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reportErrors } from './browser/report-errors.ts';
import { startOfflineWorker } from './browser/start-offline-worker.ts';
import { hearBackFirst } from './ui/back.ts';

reportErrors();
hearBackFirst();
startOfflineWorker();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
