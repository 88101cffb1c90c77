/** Texts of what is fetched when somebody shares a product or looks at a picture in large. */
export const productToolsCopy = {
  share: {
    copy: 'Salin tautan',
    copied: 'Tautan disalin',
    copyFailed: 'Tautan tidak bisa disalin. Salin dari kolom alamat browser.',
    whatsapp: 'WhatsApp',
  },
  zoom: {
    label: 'Foto besar',
    position: (index: number, count: number) => `${index} dari ${count}`,
    close: 'Tutup',
    larger: 'Perbesar',
    smaller: 'Perkecil',
    previous: 'Foto sebelumnya',
    next: 'Foto berikutnya',
  },
} as const;
