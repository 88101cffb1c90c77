import { formatCount } from '#domain/format.ts';
import { type Lapse, PROPOSAL_HOURS } from '#domain/payments/second-person.ts';

const keep = 'Batal';

/** Why a proposal is over that nobody decided. */
export const LAPSE_WORDS: Readonly<Record<Lapse, string>> = {
  expired: `Tidak ada yang menyetujuinya dalam ${PROPOSAL_HOURS} jam.`,
  left: 'Pengusulnya tidak lagi bekerja di sini, atau haknya sudah dicabut.',
  alone: 'Tidak ada lagi orang kedua dengan hak yang sama. Pengusul bisa memutuskannya sendiri.',
  refused: 'Saat disetujui, keputusan ini tidak bisa dijalankan lagi.',
};

/** Texts of decisions that a second person confirms (P-CONSOLE-70). */
export const operatingProposalsCopy = {
  title: 'Menunggu Orang Kedua',
  description: 'Keputusan tentang uang yang perlu disetujui orang kedua.',
  text: `Keputusan di atas batas belum berlaku sebelum orang kedua dengan hak yang sama menyetujuinya. Usulan gugur setelah ${PROPOSAL_HOURS} jam.`,
  open: 'Belum diputuskan',
  noneOpen: 'Tidak ada usulan yang menunggu.',
  over: 'Sudah diputuskan atau gugur',
  noneOver: 'Belum ada.',
  columns: {
    what: 'Keputusan',
    subject: 'Tentang',
    amount: 'Jumlah',
    by: 'Diusulkan oleh',
    until: 'Berlaku sampai',
    state: 'Hasil',
  },
  states: {
    open: 'Menunggu orang kedua',
    confirmed: 'Disetujui dan dijalankan',
    rejected: 'Ditolak',
    withdrawn: 'Ditarik pengusul',
    lapsed: 'Gugur',
  },
  back: 'Semua usulan',
  at: 'Diusulkan',
  closed: 'Diputuskan',
  closedBy: 'Oleh',
  why: 'Sebabnya',
  reason: 'Alasan pengusul',
  noReason: 'Tidak ditulis',
  yours: 'Kamu yang mengusulkan ini. Orang lain yang menyetujui atau menolaknya.',
  party: 'Ini pesananmu sendiri atau tokomu. Orang lain yang memutuskannya.',
  about: (what: string, who: string) => `${what}, diusulkan oleh ${who}`,
  look: 'Lihat usulan',
  facts: {
    subjects: 'Semuanya',
    cause: 'Sebab',
    bearer: 'Ditanggung oleh',
    shopBears: 'Bagian Lokapasar',
    goods: 'Barangnya',
    reference: 'Nomor tiket atau surat',
    pieces: 'Barang',
    allPieces: 'Semua yang tersisa',
    piece: (line: number, count: number) => `${formatCount(count)} dari baris ${formatCount(line)}`,
    belongs: 'Ke mana dananya',
  },
  confirm: {
    label: 'Setujui dan Jalankan',
    title: 'Setujui keputusan ini?',
    text: 'Keputusan langsung dijalankan, atas nama pengusul dan namamu. Ini tidak bisa diurungkan.',
    confirm: 'Setujui dan Jalankan',
    keep,
  },
  reject: {
    label: 'Tolak Usulan',
    title: 'Tolak usulan ini?',
    text: 'Tidak ada yang dijalankan. Pengusul membaca alasanmu di sini.',
    confirm: 'Tolak Usulan',
    keep,
  },
  rejectWhy: 'Alasan menolak',
  rejectHint: 'Tercatat di log audit. Jangan menulis data pribadi.',
  withdraw: {
    label: 'Tarik Usulan',
    title: 'Tarik usulan ini?',
    text: 'Tidak ada yang dijalankan. Kamu bisa mengusulkannya lagi.',
    confirm: 'Tarik Usulan',
    keep,
  },
  done: {
    proposed:
      'Belum dijalankan: keputusan ini di atas batas satu orang. Orang kedua dengan hak yang sama sekarang bisa menyetujuinya.',
    confirm: 'Keputusan disetujui dan dijalankan.',
    reject: 'Usulan ditolak. Tidak ada yang dijalankan.',
    withdraw: 'Usulan ditarik. Tidak ada yang dijalankan.',
  },
  missing: 'Usulan tidak ditemukan',
  missingText: 'Periksa lagi tautannya, atau cari di daftar usulan.',
  refused: {
    before: 'Keputusan yang sama sudah menunggu orang kedua. Lihat di Menunggu Orang Kedua.',
    over: 'Usulan ini sudah diputuskan atau gugur. Tidak ada yang diubah.',
    own: 'Usulanmu sendiri disetujui atau ditolak orang lain.',
    others: 'Hanya pengusulnya yang bisa menarik usulan ini.',
    left: 'Pengusulnya tidak lagi bekerja di sini, atau haknya sudah dicabut. Usulan ini gugur.',
    why: 'Tulis dulu alasanmu menolak.',
  },
} as const;
