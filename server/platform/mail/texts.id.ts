import type { Letter } from './letter.ts';

/** Texts of the shop's mails (Indonesian). What shoppers typed is quoted, never part of a subject line. */
export const mailTexts = {
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

  recovery: ({ link, minutes }: { link: string; minutes: number }): Letter => ({
    subject: 'Atur ulang kata sandi akun Lokapasar',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Kami menerima permintaan untuk mengatur ulang kata sandi akun Lokapasar dengan alamat e-mail ini. Buat kata sandi baru lewat tautan berikut.',
      },
      { link, label: 'Buat kata sandi baru' },
      {
        p: `Tautan ini berlaku ${minutes} menit dan hanya dapat dipakai satu kali. Kalau bukan kamu yang memintanya, abaikan saja e-mail ini: kata sandimu tidak berubah.`,
      },
    ],
  }),

  confirmEmail: ({ link, hours }: { link: string; hours: number }): Letter => ({
    subject: 'Konfirmasi alamat e-mail akun Lokapasar',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Alamat e-mail ini didaftarkan untuk sebuah akun Lokapasar. Kalau memang kamu yang mendaftarkannya, konfirmasi lewat tautan berikut.',
      },
      { link, label: 'Konfirmasi alamat e-mail' },
      {
        p: `Tautan ini berlaku ${hours} jam dan hanya dapat dipakai satu kali. Kalau bukan kamu yang mendaftarkannya, abaikan saja e-mail ini.`,
      },
    ],
  }),

  reauthentication: ({ code, minutes }: { code: string; minutes: number }): Letter => ({
    subject: 'Kode verifikasi akun Lokapasar',
    parts: [
      { p: 'Halo,' },
      { p: 'Pakai kode berikut untuk mengganti alamat e-mail atau kata sandi akun Lokapasarmu.' },
      { facts: [['Kode', code]] },
      {
        p: `Kode ini berlaku ${minutes} menit. Jangan berikan kepada siapa pun. Kalau bukan kamu yang memintanya, segera buat kata sandi baru: mungkin ada orang lain yang sedang memakai akunmu.`,
      },
    ],
  }),

  newBrowser: ({ at, shop }: { at: string; shop: string }): Letter => ({
    subject: 'Akun Lokapasarmu dibuka di perangkat baru',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Seseorang baru saja masuk ke akun Lokapasarmu dari perangkat yang belum pernah dipakai untuk akun ini.',
      },
      { facts: [['Waktu', at]] },
      {
        p: 'Kalau itu kamu, tidak ada yang perlu dilakukan. Kalau bukan, segera buat kata sandi baru: semua sesi lain ikut berakhir.',
      },
      { link: `${shop}/auth?tab=forgot`, label: 'Buat kata sandi baru' },
    ],
  }),

  emailChanged: ({ shop }: { shop: string }): Letter => ({
    subject: 'Alamat e-mail akun Lokapasarmu diganti',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Alamat e-mail akun Lokapasarmu baru saja diganti. Mulai sekarang akun itu tidak lagi memakai alamat ini, dan sesi di perangkat lain sudah diakhiri.',
      },
      { p: 'Kalau bukan kamu yang menggantinya, segera hubungi kami.' },
      { link: `${shop}/help-center?tab=kontak`, label: 'Hubungi kami' },
    ],
  }),

  passwordChanged: ({ shop }: { shop: string }): Letter => ({
    subject: 'Kata sandi akun Lokapasarmu diganti',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Kata sandi akun Lokapasarmu baru saja diganti, dan sesi di perangkat lain sudah diakhiri.',
      },
      { p: 'Kalau bukan kamu yang menggantinya, segera buat kata sandi baru.' },
      { link: `${shop}/auth?tab=forgot`, label: 'Buat kata sandi baru' },
    ],
  }),
} as const;
