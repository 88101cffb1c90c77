/** The face of cases: what somebody of the shop must decide. */
export { closeCaseOf, openCase } from './open-case.ts';
export { closeCase, listCases, showCase, takeCase } from './operator-cases.ts';
