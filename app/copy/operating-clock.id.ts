import { formatCount } from '#domain/format.ts';

const keep = 'Batal';

/** Texts of the clock of a demo (P-CONSOLE-16). */
export const operatingClockCopy = {
  title: 'Jam Demo',
  description: 'Jam toko contoh, yang bisa dimajukan.',
  missing: 'Halaman ini hanya ada di toko contoh',
  missingText: 'Jam toko yang sebenarnya tidak bisa dimajukan.',
  toHome: 'Ke Beranda',
  now: 'Waktu toko',
  ahead: (days: number, hours: number) =>
    days === 0 && hours === 0
      ? 'Sama dengan waktu sebenarnya'
      : `${[days > 0 && `${formatCount(days)} hari`, hours > 0 && `${formatCount(hours)} jam`].filter(Boolean).join(' ')} lebih maju daripada waktu sebenarnya`,
  nextDue: 'Batas waktu berikutnya',
  nothingDue: 'Tidak ada',
  hint: 'Jam hanya bisa maju. Di tiap batas waktu toko menyelesaikan dulu yang jatuh tempo: pembayaran yang lewat, paket yang tiba, pesanan yang selesai.',
  running: 'Jam sedang maju',
  runningTo: (when: string) => `Menuju ${when}. Halaman ini memperbarui diri sendiri.`,
  runningDelivered: 'Sampai semua pesanan tiba. Halaman ini memperbarui diri sendiri.',
  share: (percent: number) => `${formatCount(percent)}% jalan`,
  reload: 'Lihat kemajuannya',
  last: {
    done: 'Jam sudah sampai di tujuan terakhirnya.',
    failed: 'Jam berhenti sebelum sampai:',
  },
  moves: {
    day: {
      label: 'Maju Satu Hari',
      title: 'Majukan jam satu hari?',
      text: 'Jam toko tidak bisa dimundurkan.',
      confirm: 'Majukan',
      keep,
    },
    deadline: {
      label: 'Ke Batas Waktu Berikutnya',
      title: 'Majukan jam ke batas waktu berikutnya?',
      text: 'Jam toko tidak bisa dimundurkan.',
      confirm: 'Majukan',
      keep,
    },
    delivered: {
      label: 'Sampai Semua Pesanan Tiba',
      title: 'Majukan jam sampai semua pesanan tiba?',
      text: 'Ini bisa beberapa menit. Jam toko tidak bisa dimundurkan.',
      confirm: 'Majukan',
      keep,
    },
  },
  noneOnTheWay: 'Tidak ada pesanan yang sedang dalam perjalanan.',
  done: 'Jam mulai maju.',
  refused: {
    noDemo: 'Hanya jam toko contoh yang bisa dimajukan.',
    moves: 'Jam masih maju. Tunggu sampai selesai.',
    nothing: 'Tidak ada yang ditunggu, jadi jamnya tidak maju.',
  },
} as const;
