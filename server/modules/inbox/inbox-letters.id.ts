import type { Letter } from '#server/platform/mail/letter.ts';

/** Mails of forms and newsletter (Indonesian). What people typed is quoted, never part of a subject line. */
export const inboxLetters = {
  confirmNewsletter: ({ link, days }: { link: string; days: number }): Letter => ({
    subject: 'Konfirmasi langganan buletin Lokapasar',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Alamat e-mail ini didaftarkan untuk menerima buletin Lokapasar, yaitu kabar bila ada artikel baru. Kalau memang Anda yang mendaftar, konfirmasikan lewat tautan berikut.',
      },
      { link, label: 'Konfirmasi langganan' },
      {
        p: `Tautan ini berlaku ${days} hari. Kalau Anda tidak merasa mendaftar, abaikan saja e-mail ini: tanpa konfirmasi, alamat Anda kami hapus dan tidak akan menerima buletin.`,
      },
    ],
  }),

  welcome: ({ link }: { link: string }): Letter => ({
    subject: 'Selamat datang di buletin Lokapasar',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Langganan Anda sudah aktif. Mulai sekarang kami kirimkan kabar ke alamat ini bila ada artikel baru.',
      },
      { p: 'Anda dapat berhenti berlangganan kapan saja lewat tautan berikut.' },
      { link, label: 'Berhenti berlangganan' },
    ],
  }),

  alreadySubscribed: ({ link }: { link: string }): Letter => ({
    subject: 'Anda sudah berlangganan buletin Lokapasar',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Alamat e-mail ini baru saja didaftarkan lagi untuk buletin Lokapasar. Alamat Anda sudah terdaftar, jadi tidak ada yang perlu dilakukan.',
      },
      { p: 'Kalau Anda tidak ingin menerima buletin lagi, gunakan tautan berikut.' },
      { link, label: 'Berhenti berlangganan' },
    ],
  }),

  /** What an operator answers to a message. @param contactLink where one writes to Lokapasar */
  answer: (given: { reference: string; answer: string; contactLink: string }): Letter => ({
    subject: `Jawaban atas pesan Anda (${given.reference})`,
    parts: [
      ...given.answer.split(/\n{2,}/).map((p) => ({ p })),
      { p: `Masih ada pertanyaan? Kirim pesan baru dan sebutkan nomor ${given.reference}.` },
      { link: given.contactLink, label: 'Kirim pesan' },
    ],
  }),

  /** Quotes nothing of the message: anybody may have typed the address that this mail goes to. */
  messageReceived: ({ reference }: { reference: string }): Letter => ({
    subject: `Pesan Anda sudah kami terima (${reference})`,
    parts: [
      { p: 'Halo,' },
      {
        p: 'Terima kasih sudah menghubungi Lokapasar. Pesan Anda sudah kami terima dan akan kami jawab dalam 1-2 hari kerja ke alamat ini.',
      },
      { facts: [['Nomor referensi', reference]] },
      {
        p: 'Kalau bukan Anda yang menulis pesan ini, abaikan saja e-mail ini, atau balas supaya pesannya kami hapus.',
      },
    ],
  }),

  messageNotice: (given: {
    reference: string;
    name: string;
    email: string;
    subject: string;
    message: string;
  }): Letter => ({
    subject: `Pesan baru dari formulir kontak (${given.reference})`,
    parts: [
      {
        facts: [
          ['Nomor referensi', given.reference],
          ['Nama', given.name],
          ['E-mail', given.email],
          ['Perihal', given.subject],
        ],
      },
      { quote: given.message },
      { p: 'Balas e-mail ini untuk menjawab pengirimnya.' },
    ],
  }),

  reportNotice: (given: {
    reference: string;
    target: string;
    name: string;
    reason: string;
    details: string;
    email: string;
    link: string;
  }): Letter => ({
    subject: `Laporan baru (${given.reference})`,
    parts: [
      {
        facts: [
          ['Nomor referensi', given.reference],
          ['Yang dilaporkan', `${given.name} (${given.target})`],
          ['Alasan', given.reason],
          ['E-mail pelapor', given.email || '-'],
        ],
      },
      ...(given.details === '' ? [] : [{ quote: given.details }]),
      { link: given.link, label: 'Lihat halamannya' },
    ],
  }),

  applicationReceived: ({ reference, days }: { reference: string; days: number }): Letter => ({
    subject: `Lamaran Anda sudah kami terima (${reference})`,
    parts: [
      { p: 'Halo,' },
      {
        p: 'Terima kasih sudah melamar di Lokapasar. Lamaran dan resume Anda sudah kami terima dan akan kami baca.',
      },
      { facts: [['Nomor referensi', reference]] },
      {
        p: `Sebutkan nomor itu bila Anda ingin menanyakan lamaran ini. Data dan file Anda kami hapus ${days} hari setelah kami terima.`,
      },
    ],
  }),

  applicationNotice: (given: { reference: string; job: string; name: string; email: string }): Letter => ({
    subject: `Lamaran baru (${given.reference})`,
    parts: [
      {
        facts: [
          ['Nomor referensi', given.reference],
          ['Posisi', given.job],
          ['Nama', given.name],
          ['E-mail', given.email],
        ],
      },
      {
        p: `Surat lamaran dan resume ada di kotak masuk toko: npm run inbox -- --resume ${given.reference} resume.pdf`,
      },
    ],
  }),
} as const;
