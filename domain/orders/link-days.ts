/** Days that the link of a mail opens its purchase: longer than the longest way and all windows of returns. */
export const LINK_DAYS = 60;
