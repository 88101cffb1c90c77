/** The face of the inbox: messages, applications, newsletter. */
export { registerForms } from './forms.ts';
export { startInbox } from './start-inbox.ts';
export { inboxWork } from './sweep.ts';
