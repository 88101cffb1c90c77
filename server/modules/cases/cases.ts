/** The face of cases: what somebody of the shop must decide. */
export { type CaseRefusal, closeCases, takeCases } from './case-commands.ts';
export { caseNotes } from './case-notes.id.ts';
export {
  type CaseQueue,
  type CasesQuery,
  type CaseView,
  casePage,
  caseQueues,
  findCase,
  openSubjects,
} from './case-pages.ts';
export { closeCaseOf, openCase } from './open-case.ts';
export { listCases, showCase } from './operator-cases.ts';
export { type QueueRefusal, queueOwners, releaseQueue, takeQueue } from './queue-commands.ts';
export { dueCaseNews, takeUntold, tellCase, type UntoldCase } from './tell.ts';
