/** The open positions that an application may name; `app/content/careers.id.ts` has their texts. */
export const JOB_IDS = [
  'frontend-engineer',
  'backend-engineer',
  'quality-engineer',
  'desainer-produk',
  'manajer-produk',
  'analis-data-produk',
  'penulis-konten',
  'staf-layanan-pelanggan',
  'koordinator-pengembalian',
] as const;

export type JobId = (typeof JOB_IDS)[number];
