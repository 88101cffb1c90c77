import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import { foldLedger } from './kept-balances.ts';

export const ledgerWork: BackgroundWork = { hourly: [foldLedger] };
