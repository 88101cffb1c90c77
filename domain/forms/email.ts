const LOCAL_PART = "(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+\\-.]*[A-Za-z0-9_+-]";
const DOMAIN = '(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])';

/** An e-mail address. Domains in other letters come in their ASCII form, `xn--...`, as browsers send them. */
export const EMAIL = new RegExp(`^${LOCAL_PART}@${DOMAIN}$`);
