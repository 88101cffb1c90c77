/** Words of the field that takes one video (P-MEDIA-9). */
export const videoCopy = {
  label: 'Video',
  optional: '(boleh dikosongkan)',
  hint: (mib: number) => `Satu video MP4 atau MOV, maksimal ${mib} MB. Data lokasi di dalamnya kami hapus.`,
  needsScripts: 'Video hanya bisa dikirim kalau JavaScript aktif. Tanpa itu, kirim foto.',
  choose: 'Pilih video',
  /** In MB with one digit. */
  size: (mib: string) => `${mib} MB`,
  send: 'Unggah video ini',
  sending: (percent: number) =>
    `Mengunggah video ${percent}%. Kalau koneksi terputus, unggahan dilanjutkan otomatis.`,
  held: 'Formulir ini terkirim begitu video selesai diunggah.',
  ready: 'Video sudah terunggah.',
  use: 'Pakai video ini',
  remove: 'Hapus video',
  stop: 'Batalkan unggahan',
  download: 'Unduh video',
  tooLarge: (mib: number) => `Video ini lebih dari ${mib} MB. Potong dulu, lalu pilih lagi.`,
  wrongKind: 'Hanya video MP4 atau MOV.',
  failed: 'Video belum bisa diunggah. Coba pilih sekali lagi.',
} as const;
