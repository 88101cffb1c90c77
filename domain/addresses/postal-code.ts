/**
 * The first two digits of each province's postal codes, by the province's official code. Source: the
 * numbering of Pos Indonesia. The first digit is the postal zone; both together are the sorting area. Some
 * border districts are sorted in the neighbouring province, so one prefix may belong to several provinces.
 * The Papuan provinces share 98 and 99, as before their split in 2022.
 */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  '11': ['23', '24'],
  '12': ['20', '21', '22'],
  '13': ['25', '26', '27'],
  '14': ['28', '29'],
  '15': ['36', '37'],
  '16': ['30', '31', '32'],
  '17': ['38', '39'],
  '18': ['34', '35'],
  '19': ['33'],
  '21': ['29'],
  '31': ['10', '11', '12', '13', '14'],
  '32': ['16', '17', '40', '41', '43', '44', '45', '46'],
  '33': ['50', '51', '52', '53', '54', '56', '57', '58', '59'],
  '34': ['55'],
  '35': ['60', '61', '62', '63', '64', '65', '66', '67', '68', '69'],
  '36': ['15', '42'],
  '51': ['80', '81', '82'],
  '52': ['83', '84'],
  '53': ['85', '86', '87'],
  '61': ['78', '79'],
  '62': ['73', '74'],
  '63': ['70', '71', '72'],
  '64': ['75', '76', '77'],
  '65': ['77'],
  '71': ['95'],
  '72': ['94'],
  '73': ['90', '91', '92'],
  '74': ['93'],
  '75': ['96'],
  '76': ['91'],
  '81': ['97'],
  '82': ['97'],
  ...Object.fromEntries(['91', '92', '93', '94', '95', '96'].map((code) => [code, ['98', '99']])),
};

/** Whether a text is a postal code: five digits, the first not 0. */
export const isPostalCode = (text: string): boolean => /^[1-9]\d{4}$/.test(text);

/**
 * Whether a postal code may belong to a region. Only the province is checked: no public list of all codes
 * exists, but a wrong province sends a parcel to another island. A province without known prefixes accepts
 * every code.
 */
export function fitsProvince(postalCode: string, regionCode: string): boolean {
  return PREFIXES[regionCode.slice(0, 2)]?.includes(postalCode.slice(0, 2)) ?? true;
}

/** The codes of the provinces that a postal code may lie in. */
export function provincesOfPostalCode(postalCode: string): string[] {
  return Object.keys(PREFIXES).filter((province) => fitsProvince(postalCode, province));
}
