/** The face of the inbox: messages, applications, newsletter. */
export { registerForms } from './forms.ts';
export {
  closeReports,
  openReports,
  type ReportedTarget,
  type ReportRefusal,
  reportedTargets,
} from './operator-reports.ts';
export { startInbox } from './start-inbox.ts';
export { inboxWork } from './sweep.ts';
