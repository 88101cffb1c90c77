import {
  CHAT_TEXT_LIMIT,
  GREETING_LIMIT,
  MOST_TEMPLATES,
  NEW_THREADS_A_DAY,
  TEMPLATE_LIMIT,
} from '#domain/chat/chat-limits.ts';
import { type ChatReportReason, REPORT_NOTE_LIMIT } from '#domain/chat/report.ts';
import { formatCount } from '#domain/format.ts';
import { CONTACT_LINK } from './contact-link.id.ts';

const limit = formatCount(CHAT_TEXT_LIMIT);

/** Texts of chat, for both of its sides. */
export const chatCopy = {
  title: 'Chat',
  description: 'Percakapanmu dengan toko di Lokapasar.',
  threadTitle: (name: string) => `Chat dengan ${name}`,
  toShop: 'Lihat toko',
  messages: 'Pesan',
  unread: 'Baru',
  you: 'Kamu',
  greeting: 'Balasan otomatis',
  report: 'Laporkan',
  reportMessage: 'Laporkan pesan ini',
  seen: 'Sudah dibaca',
  photos: (count: number) => `${formatCount(count)} foto`,
  older: 'Pesan sebelumnya',
  newest: 'Ke pesan terbaru',
  olderThreads: 'Lebih lama',
  masked: 'Sebagian disembunyikan sampai pesanan pertama. Jangan bayar di luar Lokapasar.',
  aboutProduct: 'Tentang produk ini',
  goneProduct: 'Produk ini tidak ditampilkan lagi',
  aboutOrder: (number: string) => `Tentang pesanan ${number}`,
  empty: 'Belum ada chat',
  emptyText: 'Buka halaman toko atau produk, lalu tekan Chat Penjual untuk bertanya.',
  toShops: 'Lihat toko',
  start: (shop: string) => `Tanyakan apa saja tentang barang ${shop}: ukuran, bahan, atau kapan dikirim.`,
  visitor: 'Setelah menekan Kirim kamu diminta masuk dulu. Yang kamu tulis tidak hilang.',
  ownShop: 'Ini toko tempatmu bekerja. Chat pembeli ada di Pusat Penjual.',
  toDesk: 'Buka Chat di Pusat Penjual',
  blockedByShop: 'Toko ini tidak menerima pesan lagi di chat ini.',
  blockedByYou: 'Kamu memblokir chat ini. Toko tidak bisa menulis kepadamu sampai kamu membukanya lagi.',
  block: 'Blokir toko ini',
  blockText:
    'Toko ini tidak bisa menulis kepadamu di chat, dan kamu juga tidak bisa menulis kepada toko ini. Pesananmu tetap berjalan seperti biasa. Bisa dibuka lagi kapan saja.',
  unblock: 'Buka blokir',
  banned: {
    you: `Lokapasar menutup chat untuk akunmu karena laporan. Kalau menurutmu ini keliru, ${CONTACT_LINK}.`,
    shop: `Toko ini sedang tidak bisa memakai chat. Kalau ada masalah dengan pesananmu, ${CONTACT_LINK}.`,
  },
  form: {
    label: 'Pesanmu',
    hint: `Paling banyak ${limit} karakter. Jangan bayar di luar Lokapasar.`,
    photos: 'Foto',
    optional: '(boleh dikosongkan)',
    addPhotos: 'Tambah foto',
    noPhotos: 'Foto bisa dikirim setelah ada pesanan yang dibayar.',
    send: 'Kirim',
  },
  refused: {
    empty_message: 'Tulis pesannya dulu, atau pilih foto.',
    too_long: `Pesan terlalu panjang: paling banyak ${limit} karakter.`,
    unreadable: 'Pesan berisi karakter yang tidak bisa disimpan. Ketik ulang bagian itu.',
    chat_blocked: 'Chat ini diblokir, jadi pesan tidak terkirim.',
    photos_before_order:
      'Foto bisa dikirim setelah ada pesanan yang dibayar antara pembeli dan toko ini. Kirim pesannya tanpa foto.',
    chat_banned: 'Lokapasar menutup chat untuk akunmu, jadi pesan tidak terkirim.',
    other_banned: 'Lokapasar menutup chat untuk toko ini, jadi pesan tidak terkirim.',
    too_many_threads: `Dalam 24 jam kamu bisa memulai ${formatCount(NEW_THREADS_A_DAY)} chat baru. Coba lagi besok.`,
    too_many_messages: 'Terlalu banyak pesan dalam waktu singkat. Tunggu beberapa menit, lalu kirim lagi.',
    message_sent_before:
      'Pesan dari formulir ini sudah terkirim. Periksa di atas, lalu tekan Kirim sekali lagi kalau ini pesan lain.',
    unknown_media: 'Salah satu foto sudah tidak ada. Pilih fotonya sekali lagi.',
    too_many_files: 'Paling banyak 5 foto untuk satu pesan. Hapus salah satu.',
    no_shop: 'Toko ini tidak ada lagi.',
    own_shop: 'Ini toko tempatmu bekerja, jadi pesan tidak terkirim.',
    shopper_gone: 'Akun pembeli ini sudah dihapus, jadi pesan tidak terkirim.',
  },
  missing: {
    title: 'Toko tidak ditemukan',
    text: 'Alamatnya salah, atau tokonya sudah tutup.',
  },
} as const;

/** How long something took. */
const sayMinutes = (minutes: number): string => {
  if (minutes < 1) return 'kurang dari 1 menit';
  return minutes < 60
    ? `${formatCount(Math.round(minutes))} menit`
    : `${formatCount(Math.round(minutes / 60))} jam`;
};

/** Texts of chat at a shop's desk. */
export const shopChatCopy = {
  description: 'Pesan pembeli untuk toko.',
  tabsLabel: 'Chat yang ditampilkan',
  unanswered: (count: number) => `Belum Dibalas (${formatCount(count)})`,
  all: 'Semua',
  nobody: 'Pembeli',
  waitingSince: 'Belum dibalas sejak',
  empty: 'Tidak ada chat yang menunggu',
  emptyText: 'Pertanyaan pembeli yang belum dibalas tampil di sini.',
  emptyAll: 'Belum ada chat',
  emptyAllText: 'Pesan pembeli tampil di sini.',
  toOrder: 'Kembali ke pesanan',
  toOrders: 'Ke daftar pesanan',
  begin: 'Pembeli mendapat e-mail kalau pesan ini belum dibaca dalam sepuluh menit.',
  noBuyer: {
    title: 'Pembeli tidak bisa dihubungi di chat',
    text: 'Pesanan ini dibuat tanpa akun, belum dibayar, atau bukan pesanan toko ini.',
  },
  settings: 'Balasan otomatis dan cepat',
  templates: 'Balasan cepat',
  noTemplates: 'Simpan kalimat yang sering kamu tulis, lalu masukkan ke pesan dengan sekali tekan.',
  back: 'Semua chat',
  gone: 'Akun pembeli ini sudah dihapus. Pesannya disimpan karena menyangkut pesanan atau laporan.',
  block: 'Blokir chat ini',
  blockText:
    'Pembeli ini tidak bisa mengirim pesan lagi di chat ini, dan toko juga tidak bisa menulis kepadanya. Bisa dibuka lagi kapan saja.',
  blocked: 'Toko memblokir chat ini.',
  blockedByShopper: 'Pembeli memblokir chat ini.',
  banned: {
    you: `Lokapasar menutup chat untuk toko ini karena laporan. Kalau menurutmu ini keliru, ${CONTACT_LINK}.`,
    shopper: 'Lokapasar menutup chat untuk pembeli ini.',
    writer: 'Lokapasar menutup chat untuk akunmu, jadi kamu juga tidak bisa menulis atas nama toko ini.',
  },
  /** What the two sides read differently. */
  refused: {
    chat_banned: 'Lokapasar menutup chat untuk toko ini atau akunmu, jadi pesan tidak terkirim.',
    other_banned: 'Lokapasar menutup chat untuk pembeli ini, jadi pesan tidak terkirim.',
  },
  unblock: 'Buka blokir',
  missing: { title: 'Chat tidak ditemukan', text: 'Toko ini tidak punya chat itu.' },
  response: (rate: number, minutes: number | null) =>
    `Dalam 90 hari terakhir ${formatCount(rate)}% pertanyaan dijawab dalam 24 jam${minutes === null ? '' : `, biasanya setelah ${sayMinutes(minutes)}`}. Pembeli melihat persentase ini.`,
  todo: (count: number, hours: number) =>
    hours < 1
      ? `${formatCount(count)} chat belum dibalas`
      : `${formatCount(count)} chat belum dibalas (${formatCount(hours)} jam)`,
} as const;

/** Texts of what a shop answers by itself, and what it often says (P-CHAT-15, P-CHAT-16). */
export const chatSettingsCopy = {
  title: 'Balasan Chat',
  description: 'Balasan otomatis dan balasan cepat toko.',
  save: 'Simpan',
  greeting: {
    title: 'Balasan otomatis',
    text: 'Pembeli membaca sapaan ini sebelum menulis. Di luar jam balas chat dan saat Toko Libur sapaan ini juga terkirim sendiri, paling banyak sekali sehari untuk satu chat. Pembeli melihat bahwa balasannya otomatis, dan pertanyaannya tetap menunggu jawabanmu.',
    label: 'Sapaan',
    hint: `Misalnya kapan kamu menjawab. Paling banyak ${formatCount(GREETING_LIMIT)} karakter; kosongkan kalau tidak perlu. Nomor HP, nomor rekening, e-mail, dan tautan ke luar baru tampil kepada pembeli yang pernah membeli di tokomu.`,
    optional: '(boleh dikosongkan)',
    days: 'Hari membalas chat',
    dayNames: ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'],
    from: 'Mulai jam (WIB)',
    to: 'Sampai jam (WIB)',
    hour: (hour: number) => `${String(hour).padStart(2, '0')}.00`,
  },
  templates: {
    title: 'Balasan cepat',
    text: `Kalimat yang sering kamu tulis, paling banyak ${formatCount(MOST_TEMPLATES)}. Kosongkan satu untuk menghapusnya.`,
    label: (number: number) => `Balasan ${formatCount(number)}`,
    added: 'Balasan baru',
    hint: `Paling banyak ${formatCount(TEMPLATE_LIMIT)} karakter.`,
  },
  done: { greeting: 'Balasan otomatis tersimpan.', templates: 'Balasan cepat tersimpan.' },
  faults: {
    greeting: `Paling banyak ${formatCount(GREETING_LIMIT)} karakter, tanpa karakter yang tidak bisa disimpan.`,
    template: `Paling banyak ${formatCount(TEMPLATE_LIMIT)} karakter, tanpa karakter yang tidak bisa disimpan.`,
    to: 'Pilih jam yang lebih akhir daripada jam mulai.',
  },
  changed:
    'Pengaturan ini diubah orang lain sejak halaman dibuka. Isianmu masih di sini; periksa, lalu simpan lagi.',
} as const;

/** Texts of reporting a chat (P-CHAT-17). */
export const chatReportCopy = {
  title: 'Laporkan chat ini',
  intro:
    'Laporan dibaca oleh tim kami bersama isi chat ini. Yang dilaporkan tidak diberi tahu siapa yang melapor.',
  aboutMessage: 'Pesan yang dilaporkan',
  photosOnly: 'Pesan ini berisi foto.',
  /** Where the message is on another page of the thread. */
  number: (seq: number) => `Pesan nomor ${formatCount(seq)}`,
  wholeThread: 'Laporkan seluruh chat',
  reason: 'Alasan',
  choose: 'Pilih alasan',
  reasons: {
    outside_payment: 'Meminta pembayaran di luar Lokapasar',
    fraud: 'Dugaan penipuan',
    rude: 'Kasar atau mengganggu',
    spam: 'Iklan atau pesan yang tidak diminta',
    personal_data: 'Meminta atau menyebarkan data pribadi',
    other: 'Alasan lain',
  } satisfies Record<ChatReportReason, string>,
  note: 'Penjelasan',
  noteHint: `Wajib diisi untuk “Alasan lain”. Paling banyak ${formatCount(REPORT_NOTE_LIMIT)} karakter.`,
  optional: '(boleh dikosongkan)',
  submit: 'Kirim Laporan',
  sent: 'Laporan terkirim. Tim kami akan membacanya.',
  faults: {
    reason: 'Pilih alasannya dulu.',
    note: `Jelaskan alasannya, paling banyak ${formatCount(REPORT_NOTE_LIMIT)} karakter.`,
    no_such_message: 'Pesan itu tidak ada di chat ini. Laporkan seluruh chat.',
    too_many_reports:
      'Beberapa laporanmu tentang chat ini masih menunggu dibaca. Tunggu dulu sebelum melapor lagi.',
    other: 'Laporan tidak terkirim. Muat ulang halaman, lalu coba lagi.',
  },
} as const;
