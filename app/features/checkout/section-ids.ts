/** Where a sentence about something missing leads to: by an anchor, so that it works without scripts. */
export const SECTION_IDS = { address: 'alamat', method: 'pembayaran' } as const;
