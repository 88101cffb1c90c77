import { formatCount } from '#domain/format.ts';

/** Texts of what could not be sent or done (P-CONSOLE-15). */
export const operatingFailuresCopy = {
  title: 'Gagal Diproses',
  description: 'E-mail dan pekerjaan program yang tidak dicoba lagi.',
  mails: 'E-mail yang gagal',
  noMails: 'Semua e-mail terkirim, atau masih dicoba.',
  mailsHint: 'Setelah beberapa kali gagal, e-mail tidak dicoba lagi sampai seseorang mengirimnya lagi.',
  mailColumns: {
    subject: 'Perihal',
    to: 'Kepada',
    failed: 'Berhenti dicoba',
    error: 'Kata server e-mail',
    again: 'Tindakan',
  },
  jobs: 'Pekerjaan program yang gagal',
  noJobs: 'Tidak ada pekerjaan yang gagal.',
  jobsHint: 'Mencoba lagi aman: pekerjaan yang sudah selesai tidak diulang dua kali.',
  jobColumns: { name: 'Pekerjaan', payload: 'Tentang', failed: 'Gagal', error: 'Sebab', again: 'Tindakan' },
  attempts: (count: number) => `${formatCount(count)} kali dicoba`,
  noError: 'Tidak tercatat',
  sendAgain: 'Kirim Lagi',
  sendAllAgain: (count: number) => `Kirim Lagi Semua (${formatCount(count)})`,
  retry: 'Coba Lagi',
  retryAll: (count: number) => `Coba Lagi Semua (${formatCount(count)})`,
  done: {
    mails: 'E-mail dikirim lagi. Kalau gagal lagi, e-mailnya kembali ke sini.',
    jobs: 'Pekerjaannya dicoba lagi. Kalau gagal lagi, pekerjaannya kembali ke sini.',
  },
} as const;
