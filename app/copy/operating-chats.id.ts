import { formatCount } from '#domain/format.ts';

/** Texts of the console around reported chats and chats of a dispute (P-CHAT-18, P-CHAT-19). */

const keep = 'Batal';
const SIDES = { shopper: 'Pembeli', shop: 'Toko' } as const;
const decided = 'Laporan yang tampil ditutup. Pelapor tidak disebut kepada siapa pun.';

export const operatingChatsCopy = {
  list: {
    title: 'Chat Dilaporkan',
    description: 'Chat yang dilaporkan pembeli atau toko.',
    none: 'Tidak ada laporan chat',
    noneText: 'Laporan baru akan tampil di sini.',
    heading: (shop: string) => `Chat dengan ${shop}`,
    open: 'Buka laporan',
  },
  bans: {
    title: 'Chat Ditutup',
    text: 'Akun dan toko ini tidak bisa menulis di chat mana pun sampai chat-nya dibuka lagi.',
    none: 'Saat ini tidak ada akun atau toko yang chat-nya ditutup.',
    columns: {
      who: 'Akun atau toko',
      kind: 'Jenis',
      since: 'Ditutup sejak',
      reports: 'Laporan',
      lift: 'Tindakan',
    },
    kinds: { shopper: 'Akun', shop: 'Toko' },
    toReports: 'Lihat laporannya',
    noReports: 'Sudah dihapus',
    newest: 'Ke yang terbaru',
    older: 'Yang lebih lama',
  },
  fromReports: 'Laporan chat ada di halaman sendiri',
  fromReturn: 'Baca chat pembeli dan toko',
  one: {
    title: (shop: string) => `Chat dengan ${shop}`,
    back: 'Semua chat dilaporkan',
    missing: 'Chat tidak ditemukan',
    missingText:
      'Chat hanya terlihat di sini kalau dilaporkan atau bagian dari pengembalian yang diperselisihkan.',
    shopper: 'Pembeli',
    shop: 'Toko',
    toPerson: 'Lihat akunnya',
    gone: 'Akun sudah dihapus',
    messages: 'Pesan',
    count: (count: number) => `${formatCount(count)} pesan`,
    disputes: 'Pengembalian yang diperselisihkan',
    banned: { shopper: 'Chat ditutup untuk akun pembeli ini.', shop: 'Chat ditutup untuk toko ini.' },
    reports: 'Laporan',
    noReports: 'Tidak ada laporan; chat ini bagian dari perselisihan.',
    about: (side: keyof typeof SIDES, seq: number | null) =>
      seq === null
        ? `${SIDES[side]} dilaporkan`
        : `${SIDES[side]} dilaporkan, pesan nomor ${formatCount(seq)}`,
    outcomes: { none: 'Ditutup', warned: 'Diperingatkan', banned: 'Chat ditutup' },
    decide: (side: keyof typeof SIDES) => `Keputusan tentang ${SIDES[side].toLowerCase()}`,
    words: 'Isi chat',
    closed:
      'Isi chat hanya bisa dibaca selama ada laporan yang belum diputuskan atau pengembalian yang diperselisihkan.',
    number: (seq: number) => `Nomor ${formatCount(seq)}`,
    by: { shopper: 'Pembeli', shop: 'Toko', greeting: 'Balasan otomatis toko' },
    product: 'Tentang produk',
    order: (number: string) => `Tentang pesanan ${number}`,
  },
  read: {
    label: 'Baca Chat',
    title: 'Baca isi chat ini?',
    text: 'Isi chat tampil seperti ditulis, tanpa bagian yang disembunyikan. Setiap kali membaca tercatat di log audit.',
    confirm: 'Baca',
    keep,
  },
  older: {
    label: 'Pesan sebelumnya',
    title: 'Baca pesan sebelumnya?',
    text: 'Ini juga tercatat di log audit.',
    confirm: 'Baca',
    keep,
  },
  close: {
    label: 'Tutup Laporan',
    title: 'Tutup laporan ini?',
    text: `Tidak ada yang diubah dan tidak ada yang diberi tahu. ${decided}`,
    confirm: 'Tutup',
    keep,
  },
  warn: {
    label: 'Peringatkan',
    title: 'Kirim peringatan?',
    text: `Yang dilaporkan mendapat e-mail tentang aturan chat. ${decided}`,
    confirm: 'Kirim',
    keep,
  },
  ban: {
    label: 'Tutup Chat',
    title: 'Tutup chat untuk yang dilaporkan?',
    text: `Ia tidak bisa menulis di chat mana pun, dan mendapat e-mail tentang itu. Untuk toko ini berlaku bagi semua anggotanya. ${decided}`,
    confirm: 'Tutup Chat',
    keep,
  },
  unban: {
    label: 'Buka Lagi Chat',
    title: 'Buka lagi chat-nya?',
    text: 'Ia bisa menulis lagi di semua chat.',
    confirm: 'Buka',
    keep,
  },
  done: {
    close: 'Laporan ditutup.',
    warn: 'Peringatan dikirim, laporan ditutup.',
    ban: 'Chat ditutup, laporan ditutup.',
    unban: 'Chat dibuka lagi.',
  },
  refused: {
    shopperGone: 'Akun pembeli ini sudah dihapus. Tutup laporannya saja.',
    notBanned: 'Chat-nya sudah dibuka orang lain.',
  },
} as const;
