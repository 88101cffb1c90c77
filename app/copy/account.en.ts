/** Texts of the account screens, which are in English (spec 1). */
export const accountCopy = {
  crumb: 'Login',
  title: 'Login',
  description: 'Accounts of Lokapasar.',
  preparing: 'Accounts are being prepared',
  text: 'You can shop without one: your cart, wishlist and notifications are kept in this browser.',
  browse: 'Continue shopping',
  help: 'Help center',
} as const;
