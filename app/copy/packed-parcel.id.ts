/** What a shop packed, beside what came back. */
export const packedParcelCopy = {
  title: 'Bukti kemas penjual',
  packed: (grams: string) => `Berat saat dikemas: ${grams} gram`,
  weighed: (grams: string) => `Berat saat kembali: ${grams} gram`,
} as const;
