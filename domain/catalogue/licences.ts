/** Licences of goods whose numbers have a known form. */
export type Licence = 'bpom' | 'pirt' | 'sni' | 'halal';

/** Words around the name of a licence that ask for its number. */
const NUMBER_WORDS = /\b(?:nomor|nomer|no|izin|ijin|sertifikat|registrasi|reg)\b/g;

/** Words around the name of a licence that say no more than that it is one. */
const FILLER = /\b(?:edar|sertifikasi|ri|bpjph|mui|standar)\b/g;

const NAMES = new Map<string, Licence>([
  ['bpom', 'bpom'],
  ['pom', 'bpom'],
  ['pirt', 'pirt'],
  ['sni', 'sni'],
  ['halal', 'halal'],
]);

/** The form of each number in capitals, without its own name. Only that of SNI keeps blanks, dots, colons and dashes. */
const FORMS: Readonly<Record<Licence, RegExp>> = {
  // Food; cosmetics; traditional medicine, supplements and quasi-drugs; medicines.
  bpom: /^(?:M[DL](?:\d{12}|\d{15})|N[A-E]\d{11}|(?:T[RIL]|S[DIL]|Q[DIL]|HT|FF)\d{9}|[DGP][A-Z]{2}\d{10}[A-Z]\d)$/,
  pirt: /^\d{15}$/,
  // Whose standard it was, such as 'ISO/IEC'; its number; its year; amendments, such as '/Amd1:2010'.
  sni: /^(?:[A-Z]+(?:[/ ][A-Z]+)* ?)?\d{2}[\d.-]*[:-](?:19|20)\d{2}(?:\/[A-Z]+\.? ?\d*:(?:19|20)\d{2})*$/,
  halal: /^ID\d{17}$/,
};

/** What people write in front of a number: the name of its licence, and words around it. */
const BEFORE =
  /^(?:(?:BPOM|POM|P[-. ]?IRT|SNI|HALAL|BPJPH|RI|NOMOR|NOMER|NO|IZIN|EDAR|SERTIFIKAT|REG)(?![A-Z])[\s.:-]*)+/;

/**
 * Which licence a specification is named after, whatever the case and the words around it, such as 'No. Izin BPOM'.
 * @returns null for any other specification
 */
export function licenceOf(key: string): Licence | null {
  const words = plain(key).replace(NUMBER_WORDS, ' ').replace(FILLER, ' ');
  return NAMES.get(words.replace(/[\s.:()-]+/g, '')) ?? null;
}

/** What tells a specification from others: the licence that it is named after, else its name in small letters. */
export const specificationName = (key: string): string => licenceOf(key) ?? key.toLowerCase();

const plain = (key: string) => key.toLowerCase().replace(/p[-. ]?irt/g, 'pirt');

/**
 * The licence whose number a specification should hold and does not (P-GOODS-10). A number is asked for where the name
 * asks for one ('Nomor SNI'), and where the value looks like one: 'Halal: Ya' holds none and need not.
 * @returns null for a specification that may stay as it is
 */
export function missedLicence({ key, value }: { key: string; value: string }): Licence | null {
  const licence = licenceOf(key);
  if (licence === null) return null;
  const asksNumber = plain(key).search(NUMBER_WORDS) >= 0 || /\d/.test(value);
  return asksNumber && !isLicenceNumber(licence, value) ? licence : null;
}

/** Whether a text is a number of a licence, or several with commas between them, and nothing else. */
export function isLicenceNumber(licence: Licence, text: string): boolean {
  return text.split(/[,;]/).every((part) => {
    const number = part.trim().toUpperCase().replace(BEFORE, '');
    if (licence === 'sni') return FORMS.sni.test(number.replace(/\s+/g, ' ').replace(/ ?([:/]) ?/g, '$1'));
    return FORMS[licence].test(number.replace(/[\s.:-]/g, ''));
  });
}
