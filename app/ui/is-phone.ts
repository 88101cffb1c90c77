/** Whether the screen is one that pages lay out for a phone. For handlers: the server knows no screen. */
export const isPhone = () => matchMedia('(width < 48rem)').matches;
