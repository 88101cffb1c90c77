import type { Letter } from '#server/platform/mail/letter.ts';

/** Mails about an account and its safety (Indonesian). */
export const accountLetters = {
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
      { p: 'Pakai kode berikut untuk mengganti alamat e-mail atau kata sandi akunmu di Lokapasar.' },
      { facts: [['Kode', code]] },
      {
        p: `Kode ini berlaku ${minutes} menit. Jangan berikan kepada siapa pun. Kalau bukan kamu yang memintanya, segera buat kata sandi baru: mungkin ada orang lain yang sedang memakai akunmu.`,
      },
    ],
  }),

  newBrowser: ({ at, shop }: { at: string; shop: string }): Letter => ({
    subject: 'Akunmu di Lokapasar dibuka di perangkat baru',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Seseorang baru saja masuk ke akunmu di Lokapasar dari perangkat yang belum pernah dipakai untuk akun ini.',
      },
      { facts: [['Waktu', at]] },
      {
        p: 'Kalau itu kamu, tidak ada yang perlu dilakukan. Kalau bukan, segera buat kata sandi baru: semua sesi lain ikut berakhir.',
      },
      { link: `${shop}/auth?tab=forgot`, label: 'Buat kata sandi baru' },
    ],
  }),

  emailChanged: ({ shop }: { shop: string }): Letter => ({
    subject: 'Alamat e-mail akunmu di Lokapasar diganti',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Alamat e-mail akunmu di Lokapasar baru saja diganti. Mulai sekarang akun itu tidak lagi memakai alamat ini, dan sesi di perangkat lain sudah diakhiri.',
      },
      { p: 'Kalau bukan kamu yang menggantinya, segera hubungi kami.' },
      { link: `${shop}/help-center?tab=kontak`, label: 'Hubungi kami' },
    ],
  }),

  passwordChanged: ({ shop }: { shop: string }): Letter => ({
    subject: 'Kata sandi akunmu di Lokapasar diganti',
    parts: [
      { p: 'Halo,' },
      {
        p: 'Kata sandi akunmu di Lokapasar baru saja diganti, dan sesi di perangkat lain sudah diakhiri.',
      },
      { p: 'Kalau bukan kamu yang menggantinya, segera buat kata sandi baru.' },
      { link: `${shop}/auth?tab=forgot`, label: 'Buat kata sandi baru' },
    ],
  }),
} as const;
