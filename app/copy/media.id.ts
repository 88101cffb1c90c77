import type { BeginRefusal, FileRefusal } from '#contracts/media/uploads.ts';
import type { PhotoMove } from '#domain/media/photo-order.ts';

/** Words of every upload of pictures and videos (P-MEDIA-5). */
export const mediaCopy = {
  texts: 'Tulis apa yang tampak di foto',
  textsHint: 'Untuk pembeli yang tidak melihat fotonya. Boleh kosong: nama produk yang dibacakan.',
  textOf: (n: number) => `Yang tampak di foto ${n}`,
  sending: (percent: number) =>
    `Mengunggah gambar ${percent}%. Kalau koneksi terputus, unggahan dilanjutkan otomatis.`,
  held: 'Formulir ini terkirim begitu gambar selesai diunggah.',
  ready: 'Gambar sudah terunggah. Tekan tombol di bawah untuk menyimpannya.',
  choose: 'Pilih gambar',
  add: 'Tambah foto',
  photo: (number: number) => `Foto ${number}`,
  /** While a phone's picture is made smaller, before it is sent. */
  preparing: 'Menyiapkan…',
  sendingPhoto: (number: number) => `Foto ${number} sedang diunggah`,
  remove: (number: number) => `Hapus foto ${number}`,
  move: {
    first: 'Jadikan utama',
    left: 'Geser ke kiri',
    right: 'Geser ke kanan',
  } satisfies Record<PhotoMove, string>,
  moveOf: (move: PhotoMove, number: number): string => `${mediaCopy.move[move]}, foto ${number}`,
  use: 'Pakai',
  photosHint: (most: number) =>
    `Paling banyak ${most} foto, masing-masing sampai 8 MB. Data lokasi di dalam foto kami hapus.`,
  /** Where some were handed in before. */
  photosLeft: (left: number) =>
    `Masih bisa ${left} foto lagi, masing-masing sampai 8 MB. Data lokasi di dalam foto kami hapus.`,
  leftOut: (count: number, most: number) =>
    `${count} foto tidak ikut karena di sini hanya bisa ditambahkan ${most} foto.`,
  cancel: 'Batalkan unggahan',
  /** What phones of Apple take where no browser reads it. */
  heic: 'Foto HEIC ini tidak bisa dibaca di sini. Simpan sebagai JPG dulu. Di iPhone: Pengaturan, Kamera, Format, lalu Paling Kompatibel.',
  failed: 'Gambar belum bisa diunggah. Coba pilih sekali lagi.',
  refusals: {
    wrong_kind: 'File jenis ini tidak bisa diunggah di sini.',
    file_too_large: 'File ini terlalu besar. Paling besar: foto 8 MB, video 50 MB.',
    subject_not_found: 'File tidak bisa ditambahkan lagi di sini. Muat ulang halaman ini.',
    too_many_files: 'Jumlah file di sini sudah penuh. Hapus salah satu sebelum menambah.',
    too_many_open: 'Masih ada tiga unggahan yang belum selesai. Tunggu atau batalkan salah satunya.',
    daily_limit: 'Batas unggahan hari ini sudah tercapai. Coba lagi besok.',
    no_room: 'Kami sedang tidak bisa menerima file. Coba lagi nanti.',
    disguised: 'Isi file ini tidak bisa diterima. Kirim foto JPG, PNG, atau WebP.',
    unreadable: 'File ini tidak bisa dibaca. Kirim foto JPG, PNG, atau WebP.',
    too_many_pixels: 'Foto ini melebihi 64 megapiksel. Perkecil dulu, lalu kirim lagi.',
    upload_not_found: 'Unggahan ini sudah tidak ada. Pilih filenya sekali lagi.',
    wrong_piece: 'File berubah saat diunggah. Pilih filenya sekali lagi.',
    changed_piece: 'File berubah saat diunggah. Pilih filenya sekali lagi.',
    finished: 'File ini sudah selesai diunggah.',
  } satisfies Record<
    BeginRefusal | FileRefusal | 'upload_not_found' | 'wrong_piece' | 'changed_piece' | 'finished',
    string
  >,
} as const;
