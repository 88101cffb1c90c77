/** The name under which 'Download my data' is saved. */
export const EXPORT_FILE = 'lokapasar-data.json';
