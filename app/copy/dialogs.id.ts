/** Texts that any toast or dialog needs. */
export const dialogsCopy = {
  close: 'Tutup',
  cancel: 'Batal',
} as const;
