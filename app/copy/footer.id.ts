import type { PayKind } from '#domain/checkout/ways.ts';

const PAY_WORDS: readonly [PayKind, string][] = [
  ['card', 'kartu'],
  ['wallet', 'e-wallet'],
  ['bank', 'transfer'],
  ['cod', 'COD'],
];

/** 'Kartu, e-wallet, transfer, COD', without the kinds that the shop has not. */
function payWords(off: readonly string[]): string {
  const words = PAY_WORDS.filter(([kind]) => !off.includes(kind)).map(([, word]) => word);
  return words.join(', ').replace(/^[a-z]/, (first) => first.toUpperCase()) || 'Minimarket';
}

/** Texts of the footer (P-PAGE-11). */
export const footerCopy = {
  highlights: (off: readonly string[]) => [
    { title: 'Pengiriman Cepat', text: 'Ke seluruh Indonesia' },
    { title: 'Pembayaran Aman', text: 'Uang ditahan sampai barang tiba' },
    { title: 'Beragam Metode Pembayaran', text: payWords(off) },
    { title: 'Dukungan 24/7', text: 'Pesan diterima kapan saja, dibalas hari kerja 09.00-18.00 WIB' },
  ],
  service: 'Layanan Pelanggan',
  about: 'Tentang Kami',
  contact: 'Kontak',
  consumer: {
    title: 'Layanan Pengaduan Konsumen',
    office: 'Ditjen Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan RI',
    whatsapp: { to: 'https://wa.me/6285311111010', label: 'WhatsApp 0853 1111 1010' },
    registration: (number: string) => `Nomor pendaftaran: ${number}`,
  },
  address: 'Alamat',
  phone: 'Telepon',
  email: 'E-mail',
  social: 'Ikuti kami',
  copyright: (year: number) => `© ${year} Lokapasar. Hak cipta dilindungi.`,
  payments: 'Pembayaran',
  couriers: 'Pengiriman',
  /** What the marks say to those who do not see them. */
  marks: {
    qris: 'QRIS',
    bca: 'BCA',
    bni: 'BNI',
    bri: 'BRI',
    permata: 'Permata',
    mandiri: 'Mandiri',
    gopay: 'GoPay',
    shopeepay: 'ShopeePay',
    indomaret: 'Indomaret',
    alfamart: 'Alfamart',
    visa: 'Visa',
    mastercard: 'Mastercard',
    jcb: 'JCB',
    jne: 'JNE',
    jnt: 'J&T Express',
    sicepat: 'SiCepat',
    pos: 'Pos Indonesia',
    anteraja: 'AnterAja',
    ninja: 'Ninja Xpress',
  },
  serviceLinks: [
    { to: '/help-center', label: 'Pusat Bantuan' },
    { to: '/how-to-buy', label: 'Cara Berbelanja' },
    { to: '/shipping', label: 'Pengiriman' },
    { to: '/returns', label: 'Pengembalian' },
    { to: '/faq', label: 'FAQ' },
  ],
  aboutLinks: [
    { to: '/about', label: 'Tentang Kami' },
    { to: '/careers', label: 'Karir' },
    { to: '/blog', label: 'Blog' },
    { to: '/policies', label: 'Kebijakan' },
    { to: '/toko', label: 'Toko' },
    { to: '/selling/daftar', label: 'Mulai Berjualan' },
  ],
  legalLinks: [
    { to: '/terms', label: 'Terms' },
    { to: '/privacy', label: 'Privacy' },
    { to: '/cookies', label: 'Cookies' },
  ],
} as const;
