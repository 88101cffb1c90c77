/**
 * What a message asks for, as an operator sorts it. Access to data, withdrawal of consent and restriction have
 * the short time of the law; `privacy` is any other request about personal data.
 */
export const MESSAGE_KINDS = ['message', 'access', 'withdrawal', 'restriction', 'privacy'] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];
