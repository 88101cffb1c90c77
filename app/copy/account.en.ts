import { PROFILE_LIMITS } from '#domain/accounts/profile.ts';
import type { AccountFault } from '#domain/forms/account-fault.ts';
import { COD_BLOCK_KEPT_DAYS } from '#domain/payments/cod.ts';

const failed = 'An error occurred';
const shortPassword = 'Password must be at least 6 characters';

/** What is said of a fault unless its field has words of its own. */
const faults: Record<AccountFault, string> = {
  invalid_email: 'Please enter a valid email address',
  too_short: 'This is too short',
  too_long: 'This is too long',
  mismatch: 'Passwords do not match',
  unreadable: 'This has a broken character. Please delete it and type it again',
  wrong_password: 'This is not your password',
  shop_open:
    'A shop of yours still has open orders, returns, payouts or money. Finish them, or hand the shop to another owner first.',
};

const atMost = (characters: number) => ({ too_long: `Please use at most ${characters} characters` });

const faultsOfFields: Readonly<Record<string, Partial<Record<AccountFault, string>>>> = {
  password: { too_short: shortPassword },
  confirmPassword: { too_short: shortPassword },
  username: {
    too_short: `Username must be at least ${PROFILE_LIMITS.username.min} characters`,
    ...atMost(PROFILE_LIMITS.username.max),
  },
  full_name: atMost(PROFILE_LIMITS.full_name.max),
  phone: atMost(PROFILE_LIMITS.phone.max),
  address: atMost(PROFILE_LIMITS.address.max),
};

/** A refusal by the service that accounts are of. */
interface Refusal {
  code?: string | null;
  message: string | null;
}

/** Texts of the login, registration and profile screens in English (P-SHOP-9). */
export const accountCopy = {
  /** Leads to the same screen in the other language, in which it is written. */
  otherLanguage: 'Indonesia',
  loading: 'Loading your account…',
  fieldNames: {
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    username: 'Username',
    full_name: 'Full name',
    phone: 'Phone',
    address: 'Address',
  } as Readonly<Record<string, string>>,
  /** The sentence for a fault of a field (P-ACC-2). */
  faultText: (field: string, fault: AccountFault): string => faultsOfFields[field]?.[fault] ?? faults[fault],
  optional: '(optional)',
  passwordHint: 'At least 6 characters',
  showPassword: 'Show password',
  auth: {
    crumb: 'Login',
    description: 'Log in to Lokapasar or open an account with your email address.',
    tabsLabel: 'Login or register',
    needsJavaScript:
      'Asking for a new password needs JavaScript. Please turn it on in your browser and reload.',
    track: {
      text: 'Ordered without an account? Open the link in the mail of your order, or track it by its number.',
      link: 'Track an order',
    },
    login: {
      tab: 'Login',
      title: 'Log in to your account',
      submit: 'Login',
      sending: 'Logging in…',
      forgot: 'Forgot password?',
    },
    register: {
      tab: 'Register',
      title: 'Create an account',
      submit: 'Register',
      sending: 'Creating your account…',
    },
    forgot: {
      title: 'Forgot password?',
      text: 'Enter the email address of your account. We will send you a link to set a new password.',
      submit: 'Send link',
      sending: 'Sending…',
      sentTitle: 'Check your inbox',
      sent: (email: string) =>
        `If there is an account for ${email}, a link to set a new password is on its way. It works once and for one hour.`,
      back: 'Back to login',
    },
  },
  confirm: {
    title: 'Confirm your email address',
    description: 'Confirm the email address of your Lokapasar account.',
    needsJavaScript: 'Confirming needs JavaScript. Please turn it on in your browser and reload.',
    askText: 'Press the button to confirm that this is your email address. The link works only once.',
    confirm: 'Confirm',
    confirming: 'Checking the link…',
    invalidTitle: 'This link does not work any more',
    invalidText:
      'It was used already, or it is too old. Log in: if your address still waits, you can ask for a new one.',
    toLogin: 'Go to the login',
    sentTitle: 'Check your inbox',
    sent: (email: string) =>
      `We sent a mail to ${email}. Press the link in it to confirm the address; then you can log in.`,
    resend: 'Send the link again',
    resending: 'Sending…',
    resent: 'If the address still waits to be confirmed, another link is on its way.',
  },
  reset: {
    title: 'Set a new password',
    description: 'Set a new password for your Lokapasar account.',
    needsJavaScript: 'Setting a new password needs JavaScript. Please turn it on in your browser and reload.',
    askText: 'Press the button to confirm that you want to set a new password. The link works only once.',
    confirm: 'Continue',
    confirming: 'Checking the link…',
    formText: 'Choose the new password of your account.',
    submit: 'Save new password',
    sending: 'Saving…',
    invalidTitle: 'This link does not work any more',
    invalidText: 'It was used already, or it is too old. You can ask for a new one.',
    again: 'Ask for a new link',
  },
  profile: {
    crumb: 'Profil',
    title: 'My Account',
    description: 'Your profile, orders, wishlist and addresses at Lokapasar.',
    needsJavaScript:
      'Changing your picture, downloading your data and deleting your account need JavaScript.',
    tabsLabel: 'Parts of my account',
    tabs: { profile: 'Profile', orders: 'Orders', wishlist: 'Wishlist', addresses: 'Addresses' },
    chat: (unread: number) => (unread === 0 ? 'Chat' : `Chat (${unread} new)`),
    sell: 'Start selling',
    signedInAs: (email: string) => `Signed in as ${email}`,
    formTitle: 'Profile',
    save: 'Save changes',
    saving: 'Saving…',
    signOut: 'Sign Out',
    signingOut: 'Signing out…',
    noOrders: "You don't have any orders yet.",
    emptyWishlist: 'Your wishlist is empty.',
    noAddresses: 'No saved addresses.',
    addAddress: 'Add address',
    toShop: 'Start shopping',
    unreachable: {
      title: 'Your account cannot be reached',
      offline: 'You seem to be offline. You are still signed in; check your connection and try again.',
      unavailable:
        'The account service is not available right now. You are still signed in; try again in a moment.',
      retry: 'Try again',
    },
  },
  picture: {
    title: 'Profile picture',
    alt: 'Your profile picture',
    previewAlt: 'Preview of the picture you chose',
    choose: 'Choose a picture',
    hint: 'PNG, JPEG or WebP. Large photos are made smaller before they are sent.',
    upload: 'Upload',
    uploading: 'Uploading…',
    chosen: (name: string) => `${name} is chosen. Press Upload to use it.`,
    problems: {
      'no-picture': 'This file cannot be read as a picture. Please choose another one.',
      'too-large': 'This picture is too large. Please choose another one.',
    },
  },
  data: {
    title: 'Your data',
    exportText: 'Everything that we store about you, as a file that programs can read (JSON).',
    export: 'Download my data',
    exporting: 'Preparing…',
    deleteText: 'Deletes your account with everything that belongs to it. This cannot be undone.',
    delete: 'Delete account',
    dialog: {
      title: 'Delete your account?',
      text: `Your profile, picture, addresses and the shops you follow are deleted for good. Open orders go on, with news by e-mail. If we closed cash on delivery for you, your phone number and e-mail stay closed for ${COD_BLOCK_KEPT_DAYS} days, as hashes. To confirm, enter your password.`,
      cancel: 'Cancel',
      confirm: 'Delete account',
      deleting: 'Deleting…',
    },
  },
  toast: {
    loggedIn: { title: 'Login successful', description: 'Welcome back!' },
    loginFailed: { title: 'Login failed', fallback: 'An error occurred during login' },
    registered: { title: 'Registration successful', description: 'You can now log in' },
    confirmFirst: {
      title: 'Registration successful',
      description: 'Please confirm your email address with the link we sent you. Then you can log in.',
    },
    confirmed: { title: 'Email address confirmed', description: 'You can now log in' },
    confirmationFailed: { title: 'The link did not work', fallback: 'The link could not be checked' },
    registrationFailed: { title: 'Registration failed', fallback: 'An error occurred during registration' },
    loggedOut: { title: 'Logged out', description: 'You have been successfully logged out' },
    logoutFailed: { title: 'Error', fallback: 'Failed to sign out' },
    profileUpdated: { title: 'Profile updated', description: 'Your profile has been updated successfully' },
    profileFailed: { title: 'Update failed', fallback: 'Failed to update profile' },
    pictureUpdated: {
      title: 'Avatar updated',
      description: 'Your profile picture has been updated successfully',
    },
    pictureFailed: { title: 'Upload failed', fallback: 'Failed to upload avatar' },
    recoveryFailed: { title: 'The link was not sent', fallback: failed },
    resendFailed: { title: 'The link was not sent', fallback: failed },
    resetFailed: { title: 'The password was not changed', fallback: failed },
    passwordChanged: { title: 'Password changed', description: 'Use your new password from now on.' },
    exportFailed: { title: 'Download failed', fallback: failed },
    deleteFailed: { title: 'The account was not deleted', fallback: failed },
    deleted: { title: 'Account deleted', description: 'Your account and its data are gone.' },
    deletedSealed: (count: number, until: Date) => ({
      title: 'Account deleted',
      description: `Name and contact of ${count} ${count === 1 ? 'purchase' : 'purchases'} are sealed until the end of ${until.getUTCFullYear()}, because the law asks for them. Everything else is gone.`,
    }),
  },
  /** To the form for messages, from a refusal that only the operator lifts. */
  contact: 'Write to us',
  /** The service's own words (P-ACC-13); null when it has none. */
  refusal: ({ message }: Refusal): string | null => message,
  /** Said after the fallback where the service has no words of its own. */
  failures: {
    refused: 'Please try again.',
    offline: 'You seem to be offline. Check your connection and try again.',
    unavailable: 'The account service is not available right now. Please try again in a moment.',
    too_many: 'Too many attempts. Please wait a few minutes and try again.',
    signed_out: 'Your session has ended. Please log in again.',
  },
};

/** What the other language has texts for, too. */
export type AccountCopy = typeof accountCopy;
