/** The face of chat: what shoppers and shops write to each other. */
export { accountChats } from './account-chats.ts';
export { type ChatBan, listBans } from './chat-bans.ts';
export { type ChatRefusal, chatCommands } from './chat-commands.ts';
export { unansweredThreads } from './chat-rows.ts';
export type { ChatService } from './chat-service.ts';
export { type ChatSettings, chatSettingsCommands } from './chat-settings.ts';
export type {
  ChatCard,
  ChatDraft,
  ChatMessage,
  ChatPage,
  ChatSubject,
  OperatorChatMessage,
} from './chat-view.ts';
export { chatsOfPerson, type PersonChats } from './chats-of-person.ts';
export { chatDecisions, type DecisionRefusal } from './decide-reports.ts';
export { chatWork, openChats } from './open-chats.ts';
export { unreadChats } from './read-chat.ts';
export {
  openChatReports,
  type ReportedChat,
  reportedChat,
  reportedChats,
  threadIdOf,
  threadOfPhoto,
  wordsOfThread,
} from './reported-chats.ts';
export type { ShopChats } from './shop-chats.ts';
