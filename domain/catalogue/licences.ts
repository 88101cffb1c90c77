/** Licences of goods whose numbers have a known form. */
export type Licence = 'bpom' | 'pirt' | 'sni' | 'halal';

/** Words around the name of a licence that say no more than that it is one. */
const FILLER =
  /\b(?:nomor|nomer|no|izin|ijin|edar|sertifikat|sertifikasi|registrasi|reg|ri|bpjph|mui|standar)\b/g;

const NAMES = new Map<string, Licence>([
  ['bpom', 'bpom'],
  ['pom', 'bpom'],
  ['pirt', 'pirt'],
  ['sni', 'sni'],
  ['halal', 'halal'],
]);

/** The form of each number in capitals, without its own name, blanks, dots and dashes; that of SNI keeps them. */
const FORMS: Readonly<Record<Licence, RegExp>> = {
  // Food; cosmetics; traditional medicine, supplements and quasi-drugs; medicines.
  bpom: /^(?:M[DL](?:\d{12}|\d{15})|N[A-E]\d{11}|(?:T[RIL]|S[DIL]|Q[DIL]|HT|FF)\d{9}|[DGP][A-Z]{2}\d{10}[A-Z]\d)$/,
  pirt: /^\d{15}$/,
  sni: /^(?:(?:ISO\/IEC|ISO|IEC) )?\d[\d.-]*(?::|-)(?:19|20)\d{2}$/,
  halal: /^ID\d{17}$/,
};

/**
 * Which licence a specification is named after, whatever the case and the words around it, such as 'No. Izin BPOM'.
 * @returns null for any other specification
 */
export function licenceOf(key: string): Licence | null {
  const words = key
    .toLowerCase()
    .replace(/p[-. ]?irt/g, 'pirt')
    .replace(FILLER, ' ');
  return NAMES.get(words.replace(/[\s.:()-]+/g, '')) ?? null;
}

/** Whether a text is one number of a licence, with or without its name in front, and nothing else (P-GOODS-10). */
export function isLicenceNumber(licence: Licence, text: string): boolean {
  const bare = text
    .toUpperCase()
    .replace(/^(?:BPOM|POM|P-?IRT|SNI|HALAL)\b/, '')
    .replace(/^\s*RI\b/, '')
    .replace(/^\s*(?:NOMOR|NO)\b/, '')
    .replace(/^[\s.:]+/, '');
  return FORMS[licence].test(licence === 'sni' ? bare : bare.replace(/[\s.-]/g, ''));
}
