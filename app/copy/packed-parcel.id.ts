/** What a shop packed, beside what came back. */
export const packedParcelCopy = {
  title: 'Isi dan berat paket',
  packed: (grams: string) => `Berat saat dikemas: ${grams} gram`,
  weighed: (grams: string) => `Berat saat kembali: ${grams} gram`,
} as const;
