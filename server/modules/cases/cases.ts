/** The face of cases: what somebody of the shop must decide. */
export { type CaseRefusal, closeCases, takeCases } from './case-commands.ts';
export { closeCaseOf, openCase } from './open-case.ts';
export { listCases, showCase } from './operator-cases.ts';
