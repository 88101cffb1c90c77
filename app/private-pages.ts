/**
 * Pages that are rendered for the one who asks: they know the visitor by the session's cookie, are never cached, and
 * take the posts of their own forms.
 */
export const privatePages = ['/auth', '/profile', '/orders'] as const;
