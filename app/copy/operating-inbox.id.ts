import { formatCount } from '#domain/format.ts';
import type { InboxTab } from '#domain/operating/inbox-tabs.ts';
import type { MessageKind } from '#domain/operating/message-kinds.ts';

/** Texts of the console's inbox (P-CONSOLE-50 to P-CONSOLE-52). */

const keep = 'Batal';

const TABS: Readonly<Record<InboxTab, string>> = {
  messages: 'Belum Dijawab',
  answered: 'Selesai',
  applications: 'Lamaran',
  newsletter: 'Buletin',
};

const KINDS: Readonly<Record<MessageKind, string>> = {
  message: 'Pesan biasa: 2 hari kerja',
  access: 'Minta melihat data pribadi: 3 x 24 jam',
  withdrawal: 'Menarik persetujuan: 3 x 24 jam',
  restriction: 'Membatasi pemrosesan data: 3 x 24 jam',
  privacy: 'Permintaan lain tentang data pribadi: 30 hari',
};

const SHORT_KINDS: Readonly<Record<MessageKind, string>> = {
  message: 'Pesan',
  access: 'Akses data',
  withdrawal: 'Tarik persetujuan',
  restriction: 'Batasi data',
  privacy: 'Data pribadi',
};

/** Answers that are written already. They speak to people as the help pages do. */
const READY: readonly { id: string; label: string; text: string }[] = [
  {
    id: 'pesanan',
    label: 'Cek pesanan',
    text: 'Halo,\n\nStatus pesanan Anda dapat dilihat di halaman Pesanan, atau lewat tautan di e-mail pesanan bila Anda membeli tanpa akun. Kalau paket belum sampai setelah perkiraan tiba, tekan "Pesanan belum sampai" di halaman pesanan itu, dan kami menanyakannya kepada kurir.\n\nSalam,\nLokapasar',
  },
  {
    id: 'pengembalian',
    label: 'Cara mengembalikan barang',
    text: 'Halo,\n\nPengembalian diajukan dari halaman pesanan lewat tombol "Ajukan Pengembalian", dalam 7 hari setelah barang tiba. Sertakan foto barangnya. Penjual menjawab dalam 2 hari kerja; kalau Anda tidak setuju dengan jawabannya, Anda bisa mengajukan banding.\n\nSalam,\nLokapasar',
  },
  {
    id: 'akses',
    label: 'Akses data pribadi',
    text: 'Halo,\n\nSemua data yang kami simpan tentang akun Anda dapat Anda unduh sendiri sebagai file di halaman Profil lewat tombol "Unduh data saya". Kalau Anda membeli tanpa akun, data pesanan Anda tampil di halaman pesanan lewat tautan di e-mail pesanan itu.\n\nSalam,\nLokapasar',
  },
  {
    id: 'salinan',
    label: 'Salinan data sudah dikirim',
    text: 'Halo,\n\nSalinan data akun Anda sudah kami siapkan. Tautannya dikirim ke alamat e-mail akun itu dalam e-mail tersendiri dan berlaku 7 hari.\n\nSalam,\nLokapasar',
  },
  {
    id: 'hapus',
    label: 'Hapus data pribadi',
    text: 'Halo,\n\nAkun dan datanya dapat Anda hapus sendiri di halaman Profil lewat tombol "Hapus akun". Catatan pesanan yang diwajibkan hukum disegel dari semua petugas sampai masa simpannya lewat, lalu dihapus.\n\nSalam,\nLokapasar',
  },
];

export const operatingInboxCopy = {
  title: 'Pesan Masuk',
  description: 'Pesan, lamaran kerja, dan buletin.',
  tabsLabel: 'Bagian',
  tab: (tab: InboxTab) => TABS[tab],
  kind: (kind: MessageKind) => SHORT_KINDS[kind],
  kinds: KINDS,
  ready: READY,
  list: {
    messages: 'Daftar pesan',
    applications: 'Daftar lamaran',
    subscriptions: 'Alamat buletin',
    columns: {
      message: 'Pesan',
      from: 'Dari',
      due: 'Dijawab paling lambat',
      owner: 'Ditangani oleh',
      closed: 'Selesai',
      applicant: 'Pelamar',
      job: 'Posisi',
      received: 'Masuk',
      address: 'Alamat',
      state: 'Status',
    },
    overdue: 'Terlambat',
    nobody: 'Belum ada',
    generalJob: 'Lamaran umum',
    states: { confirmed: 'Dikonfirmasi', pending: 'Menunggu konfirmasi' },
    counts: (confirmed: number, pending: number) =>
      `${formatCount(confirmed)} alamat berlangganan, ${formatCount(pending)} menunggu konfirmasi. Alamat berhenti sendiri lewat tautan di setiap e-mail.`,
    empty: {
      messages: ['Semua pesan sudah dijawab', 'Pesan baru dari formulir kontak akan tampil di sini.'],
      answered: ['Belum ada pesan yang selesai', 'Pesan yang dijawab atau ditutup akan tampil di sini.'],
      applications: ['Belum ada lamaran', 'Lamaran dihapus 180 hari setelah masuk.'],
      newsletter: ['Belum ada alamat', 'Alamat yang mendaftar buletin akan tampil di sini.'],
    } satisfies Record<InboxTab, readonly [string, string]>,
    first: 'Ke halaman pertama',
    next: 'Halaman berikutnya',
  },
  message: {
    account: 'Akun dengan e-mail ini',
    noAccount: 'Tidak ada',
    toAccount: 'Buka akun dan permintaan datanya',
    back: 'Semua pesan',
    backToApplications: 'Semua lamaran',
    missing: 'Tidak ditemukan',
    missingText: 'Periksa lagi nomornya. Lamaran dihapus 180 hari setelah masuk.',
    facts: 'Rincian',
    from: 'Dari',
    email: 'E-mail',
    kind: 'Jenis',
    received: 'Masuk',
    due: 'Dijawab paling lambat',
    owner: 'Ditangani oleh',
    closed: 'Ditutup',
    closedBy: (who: string, when: string) => `${who}, ${when}`,
    text: 'Isi pesan',
    answers: 'Jawaban',
    noAnswer: 'Ditutup tanpa jawaban. Alasannya ada di log audit.',
    answerTitle: 'Jawab lewat e-mail',
    answerHint: 'Dikirim ke alamat pengirim, dan pesannya selesai. Paling banyak 4.000 karakter.',
    answer: 'Jawaban',
    send: 'Kirim Jawaban',
    readyTitle: 'Jawaban siap pakai',
    take: 'Tangani',
    sort: 'Simpan Jenis',
    sender: 'E-mail pengirim',
    letter: 'Surat lamaran',
    phone: 'Telepon',
    none: 'Tidak diisi',
    resume: 'Unduh CV (PDF)',
    resumeHint: 'Unduhan tercatat di log audit.',
  },
  close: {
    label: 'Tutup Tanpa Jawaban',
    title: 'Tutup pesan ini tanpa jawaban?',
    text: 'Untuk pesan yang tidak perlu dijawab, misalnya iklan. Pengirim tidak diberi tahu.',
    confirm: 'Tutup',
    keep,
  },
  showSender: {
    label: 'Tampilkan E-mail',
    title: 'Tampilkan e-mail pengirim?',
    text: 'Melihatnya tercatat di log audit.',
    confirm: 'Tampilkan',
    keep,
  },
  showApplication: {
    label: 'Tampilkan Lamaran',
    title: 'Tampilkan surat dan kontak pelamar?',
    text: 'Melihatnya tercatat di log audit.',
    confirm: 'Tampilkan',
    keep,
  },
  done: {
    take: 'Pesan ini kamu tangani.',
    sort: 'Jenis pesan disimpan.',
    answer: 'Jawaban dikirim.',
    close: 'Pesan ditutup.',
  },
  refused: {
    answer: 'Tulis dulu jawabannya, paling banyak 4.000 karakter.',
    closed: (reference: string) => `Pesan ${reference} sudah dijawab atau ditutup orang lain.`,
  },
} as const;
