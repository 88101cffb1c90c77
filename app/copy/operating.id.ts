import { SUBJECT_WORDS } from '#domain/access/audit-words.ts';
import { formatCount } from '#domain/format.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { ABOUT_BUYER } from './operating-orders.id.ts';
import { EVENT_WORDS } from './order-events.id.ts';

const CONSOLE_EVENTS: Readonly<Record<string, string>> = { ...EVENT_WORDS, ...ABOUT_BUYER };

/** What the subject of a case is called, by its kind. */
const SUBJECTS: Readonly<Record<string, string>> = {
  order: 'Pesanan',
  purchase: 'Pembelian',
  receipt: 'Pembayaran',
  shop: 'Toko',
  account: 'Akun',
  refund: 'Pengembalian dana',
  return: 'Pengembalian',
  suspense: 'Dana',
  year: 'Tahun',
  registration: 'Pendaftaran',
};

/** The first part of a UUID, which is enough to tell two apart; other ids as they are. */
const shortId = (id: string): string => (isUuid(id) ? id.slice(0, 8) : id);

/** A stored subject such as 'order:LP2611247K2M9Q' in words; other texts as they are. */
export function subjectWords(subject: string): string {
  const [kind = '', ...id] = subject.split(':');
  const word =
    SUBJECTS[kind] ??
    (Object.hasOwn(SUBJECT_WORDS, kind) ? SUBJECT_WORDS[kind as keyof typeof SUBJECT_WORDS] : undefined);
  return word === undefined || id.length === 0 ? subject : `${word} ${shortId(id.join(':'))}`;
}

/** What the program writes when something else decided a case. */
const PROGRAM_DECISIONS: Readonly<Record<string, string>> = {
  delivered: 'Paket dicatat tiba.',
  found: 'Paketnya ditemukan.',
  returned: 'Paket kembali ke penjual.',
  undelivered: 'Paket tidak bisa diantar.',
  lost: 'Paket dicatat hilang.',
  not_scanned: 'Paket tidak pernah diserahkan kepada kurir.',
  arrived: 'Paketnya tiba.',
  approved: 'Pendaftaran disetujui.',
  refused: 'Pendaftaran dikembalikan untuk diperbaiki.',
  'account named': 'Rekening sudah diisi.',
  'by transfer': 'Dikembalikan lewat transfer bank.',
  'tried again': 'Penyedia diminta lagi.',
  'payouts released': 'Pencairan toko dilepas.',
  'The decree was entered.': 'SKB sudah dicatat.',
  "It is the provider's.": 'Dananya milik penyedia pembayaran.',
  "It is the bank's.": 'Dananya milik bank.',
  "It is the shop's.": 'Dananya milik Lokapasar.',
  'It goes back to its payer.': 'Dananya dikembalikan kepada pengirimnya.',
};
const OF_PURCHASE = /^It is of (LP\w+)\.$/;

/** How a case was decided: what somebody wrote, or the program's note in words. */
export function decisionWords(reason: string): string {
  const number = OF_PURCHASE.exec(reason)?.[1];
  if (number !== undefined) return `Dananya untuk pembelian dari pesanan ${number}.`;
  return PROGRAM_DECISIONS[reason] ?? CONSOLE_EVENTS[`return_${reason}`] ?? reason;
}

/** How long something has waited. */
function waited(from: Date, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - from.getTime()) / 3_600_000));
  if (hours < 1) return 'kurang dari 1 jam';
  return hours < 48 ? `${hours} jam` : `${formatCount(Math.floor(hours / 24))} hari`;
}

export const operatingCopy = {
  frame: {
    menu: 'Menu Panel Admin',
    groups: {
      orders: 'Pesanan',
      money: 'Uang',
      goods: 'Toko & Produk',
      people: 'Orang',
      settings: 'Pengaturan',
    },
    home: 'Beranda',
    search: 'Cari',
    cases: 'Kasus',
    orders: 'Semua Pesanan',
    returns: 'Pengembalian Barang',
    people: 'Akun',
    sellers: 'Toko',
    products: 'Produk',
    reports: 'Laporan',
    proposals: 'Menunggu Orang Kedua',
    failures: 'Gagal Diproses',
    chats: 'Chat Dilaporkan',
    inbox: 'Pesan Masuk',
    refunds: 'Pengembalian Dana',
    payouts: 'Pencairan',
    bank: 'Bank',
    settlement: 'Rekonsiliasi',
    cash: 'Setoran COD',
    ledger: 'Buku Besar',
    holidays: 'Hari Libur',
    settings: 'Pengaturan Umum',
    commission: 'Komisi',
    words: 'Kata Pencarian',
    clock: 'Jam Demo',
    staff: 'Anggota',
    audit: 'Log Audit',
  },
  waited,
  home: {
    queues: 'Perlu diputuskan',
    nothing: 'Tidak ada yang perlu diputuskan',
    nothingText: 'Kasus baru akan tampil di sini.',
    cases: (name: string, count: number) => `${name}: ${formatCount(count)}`,
    oldest: (age: string) => `Terlama menunggu ${age}`,
    owner: (who: string) => `Ditangani ${who}`,
    ownerYou: 'Kamu yang menangani',
    noOwner: 'Belum ada yang menangani',
    take: 'Tangani',
    takeOver: 'Ambil Alih',
    release: 'Lepaskan',
    ofQueue: (name: string) => `Antrean ${name}`,
    done: { take: 'Antrean ini sekarang kamu tangani.', release: 'Antrean ini tidak kamu tangani lagi.' },
    figures: 'Ringkasan',
    measure: 'Data',
    periods: { today: 'Hari ini', week: '7 hari', month: '30 hari' },
    orders: 'Pesanan',
    sales: 'Penjualan barang',
    refunds: 'Pengembalian dana',
    shops: 'Toko baru',
    days: (name: string) => `${name} per hari, 30 hari terakhir`,
    hint: 'Pesanan dan penjualan: yang sudah dibayar, atau dibayar di tempat, dan tidak dibatalkan. Tanpa ongkos kirim.',
  },
  cases: {
    title: 'Kasus',
    description: 'Yang perlu diputuskan oleh Lokapasar.',
    tabsLabel: 'Status kasus',
    open: 'Terbuka',
    closed: 'Selesai',
    kind: 'Jenis',
    allKinds: 'Semua jenis',
    list: 'Daftar kasus',
    columns: { case: 'Kasus', subject: 'Tentang', opened: 'Dibuka', owner: 'Ditangani oleh' },
    number: (id: number) => `Kasus ${id}`,
    pick: (id: number) => `Pilih kasus ${id}`,
    nobody: 'Belum ada',
    mine: 'Kamu',
    ago: (age: string) => `${age} lalu`,
    closedAt: (when: string) => `Ditutup ${when}`,
    none: 'Tidak ada kasus',
    noneOpen: 'Tidak ada yang menunggu keputusan.',
    noneClosed: 'Kasus yang sudah diputuskan akan tampil di sini.',
    first: 'Ke halaman pertama',
    next: 'Halaman berikutnya',
    forPicked: 'Untuk kasus yang dipilih',
  },
  case: {
    back: 'Semua kasus',
    missing: 'Kasus tidak ditemukan',
    missingText: 'Periksa lagi nomor kasusnya.',
    todo: 'Yang perlu dilakukan',
    facts: 'Rincian',
    seen: 'Catatan program',
    decided: 'Keputusan',
    decidedBy: (roles: readonly string[]) =>
      `Peranmu tidak bisa menyelesaikan kasus ini. Yang bisa: ${roles.join(', ')}.`,
    take: 'Tangani',
    takeFromOther: 'Ambil Alih',
    close: 'Tutup Kasus',
    closePicked: 'Tutup yang Dipilih',
    closeTitle: 'Tutup kasus ini?',
    closeText: 'Menutup kasus tidak mengubah pesanan atau dananya. Tulis bagaimana kasus ini diputuskan.',
    reason: 'Keputusan',
    reasonHint: 'Paling banyak 1.000 karakter, tanpa data pribadi.',
    keep: 'Batal',
    delivered: {
      label: 'Catat Tiba',
      title: 'Catat paket ini sebagai tiba?',
      text: 'Pembeli bisa mengajukan pengembalian mulai sekarang, dan penjual dibayar setelah batas waktunya lewat.',
      confirm: 'Catat Tiba',
      keep: 'Batal',
    },
    lost: {
      label: 'Catat Hilang',
      title: 'Catat paket ini sebagai hilang?',
      text: 'Pesanan dibatalkan dan pembeli mendapat seluruh dananya kembali, termasuk ongkos kirim. Ini tidak bisa diurungkan.',
      confirm: 'Catat Hilang',
      keep: 'Batal',
    },
    why: 'Alasan',
    whyHint: 'Tercatat di log audit. Jangan menulis data pribadi.',
    deliveredPicked: 'Catat Tiba yang Dipilih',
    lostPicked: 'Catat Hilang yang Dipilih',
    lostAlone: '(hanya untuk paket hilang)',
    decide: 'Putuskan yang dipilih',
  },
  done: {
    take: (count: number) => `${formatCount(count)} kasus kamu tangani.`,
    close: (count: number) => `${formatCount(count)} kasus ditutup.`,
    delivered: (count: number) => `${formatCount(count)} paket dicatat tiba.`,
    lost: (count: number) => `${formatCount(count)} paket dicatat hilang, dananya dikembalikan.`,
  },
  refused: {
    none: 'Pilih dulu satu kasus.',
    reason: 'Tulis alasannya dulu.',
    invalid: 'Ada isian yang belum benar. Tidak ada yang berubah.',
    forbidden: 'Peranmu tidak mengizinkan ini. Tidak ada yang berubah.',
    notFound: 'Tidak ditemukan, atau sudah tidak ada. Tidak ada yang berubah.',
    staleFactor: 'Masukkan kode dari aplikasi autentikator untuk melanjutkan.',
    queueSeen: 'Antrean ini sudah diambil atau dilepas orang lain. Lihat siapa yang menanganinya sekarang.',
    caseClosed: (id: number, reason: string) => `Kasus ${id} sudah ditutup: ${decisionWords(reason)}`,
    wrongState: (number: string) =>
      `Pesanan ${number} sudah berubah, jadi tidak ada yang diubah. Periksa statusnya lalu coba lagi.`,
    noParcel: (number: string) => `Pesanan ${number} belum punya paket.`,
    cannotBeLost: (number: string) =>
      `Pesanan ${number} sudah tiba dan pembelinya tidak melaporkan sebaliknya, atau membayar di tempat.`,
    other: 'Tidak ada yang berubah. Muat ulang halaman, lalu coba lagi.',
  },
} as const;
