/** The face of the inbox: messages, applications, newsletter. */
export { registerForms } from './forms.ts';
export { answerMessage, inboxCommands, type MessageRefusal } from './inbox-commands.ts';
export {
  type ApplicationCard,
  addressOfMessage,
  applicationPage,
  closedMessages,
  type DataRequest,
  dataRequestsFrom,
  type MessageCard,
  type OperatorMessage,
  openMessages,
  readApplication,
  readMessage,
  type ShownApplication,
  type SubscriptionCard,
  subscriptionPage,
} from './operator-inbox.ts';
export {
  closeReports,
  openReports,
  type ReportedTarget,
  type ReportRefusal,
  reportedTargets,
} from './operator-reports.ts';
export { registerResumes } from './resume-route.ts';
export { startInbox } from './start-inbox.ts';
export { inboxWork } from './sweep.ts';
