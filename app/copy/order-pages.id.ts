import { formatCount } from '#domain/format.ts';

/** Texts of the pages around an order: its address, invoice, tracking and the link of a mail. */
export const orderPagesCopy = {
  address: {
    title: 'Ubah Alamat',
    description: 'Ubah alamat pengiriman pesanan.',
    text: (orders: number) =>
      orders > 1
        ? 'Berlaku untuk semua pesanan dari pembelian ini. Bisa diubah selama ongkos kirim dan perkiraan tibanya tetap sama.'
        : 'Bisa diubah selama ongkos kirim dan perkiraan tibanya tetap sama.',
    save: 'Simpan Alamat',
    saving: 'Menyimpan…',
    back: 'Kembali ke Pesanan',
    typed: 'Alamat yang kamu isi tidak dipakai:',
    refusals: {
      too_late: 'Alamat tidak bisa diubah lagi karena pesanan sudah diproses.',
      seller_began: 'Alamat tidak bisa diubah lagi karena penjual sudah mulai memproses pesanan.',
      unknown_region: 'Kecamatan atau kelurahan ini tidak dikenal. Pilih dari daftar.',
      other_cost:
        'Ongkos kirim atau waktu tiba ke alamat ini berbeda dari yang sudah dihitung. Pilih alamat di wilayah yang sama, atau batalkan pesanan lalu pesan lagi.',
      area_refused:
        'Bayar di Tempat (COD) belum tersedia di kecamatan itu. Pilih alamat lain, atau batalkan pesanan lalu pesan lagi dengan metode pembayaran lain.',
      unknown: 'Alamat tidak bisa diubah. Muat ulang halaman ini, lalu coba lagi.',
    },
  },
  correction: {
    title: 'Koreksi Invoice',
    of: (number: string) => `Koreksi invoice ${number}`,
    description: 'Koreksi invoice pesanan, siap dicetak.',
    link: (number: string) => `Koreksi Invoice ${number}`,
    corrects: 'Mengoreksi Invoice',
    whole: 'Seluruh pesanan',
    shipping: 'Ongkos kirim',
    total: 'Dikembalikan',
    listed: 'Dikoreksi dengan',
    footer: 'Koreksi ini dibuat otomatis dan sah tanpa tanda tangan.',
  },
  invoice: {
    title: 'Invoice',
    of: (number: string) => `Invoice ${number}`,
    description: 'Invoice pesanan, siap dicetak.',
    number: 'Nomor Invoice',
    pending: 'Nomor invoice dibuat sesaat setelah pembayaran dikonfirmasi.',
    order: 'Nomor Pesanan',
    date: 'Tanggal',
    seller: 'Penjual',
    npwp: 'NPWP',
    buyer: 'Pembeli',
    method: 'Metode Pembayaran',
    product: 'Produk',
    quantity: 'Jumlah',
    price: 'Harga Satuan',
    sum: 'Subtotal',
    tax: {
      title: 'Termasuk PPN',
      net: 'Harga barang sebelum PPN',
      base: 'Dasar pengenaan (DPP nilai lain)',
      tax: (percent: number) => `PPN ${percent}%`,
    },
    cancelled: 'Pesanan ini dibatalkan.',
    footer: 'Invoice ini dibuat secara otomatis dan sah tanpa tanda tangan.',
    print: 'Cetak',
    back: 'Kembali ke Pesanan',
  },
  track: {
    title: 'Lacak Pesanan',
    description: 'Lacak pesanan dengan nomor pesanan dan nomor HP atau e-mail.',
    text: 'Isi nomor pesanan, dan nomor HP atau e-mail yang dipakai saat memesan.',
    number: 'Nomor pesanan',
    numberHint: 'Ada di e-mail pesanan, misalnya LP2611247K2M9Q',
    contact: 'Nomor HP atau e-mail',
    submit: 'Lacak',
    sending: 'Mencari…',
    required: 'Bagian ini perlu diisi.',
    notFound:
      'Tidak ada pesanan dengan nomor dan nomor HP atau e-mail itu. Periksa keduanya; yang berlaku adalah data saat memesan.',
    tooMany: (minutes: number) => `Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`,
    goods: 'Barang',
    to: 'Tujuan',
    masked:
      'Supaya datamu aman, halaman ini hanya menampilkan status. Rincian lengkap ada di Pesanan Saya atau lewat tautan di e-mail pesanan.',
    again: 'Lacak pesanan lain',
  },
  confirm: {
    title: 'Konfirmasi Pesanan',
    description: 'Konfirmasi pesanan bayar di tempat dari tautan e-mail.',
    titles: {
      waiting: 'Konfirmasi Pesanan',
      confirmed: 'Pesanan dikonfirmasi',
      expired: 'Waktu konfirmasi sudah lewat',
      cancelled: 'Pesanan dibatalkan',
    },
    texts: {
      waiting: 'Tekan tombol ini kalau kamu yang memesan dan akan membayar tunai kepada kurir.',
      confirmed: 'Pesananmu sudah diteruskan ke penjual. Siapkan uang tunai untuk kurir.',
      expired:
        'Pesanan ini tidak dikonfirmasi dalam satu jam, jadi dibatalkan. Kalau masih menginginkan barangnya, pesan lagi.',
      cancelled: 'Pesanan ini sudah dibatalkan dan tidak bisa dikonfirmasi lagi.',
    },
    until: (moment: string) => `Konfirmasi sebelum ${moment}\u00a0WIB`,
    notMine:
      'Bukan kamu yang memesan? Abaikan saja: tanpa konfirmasi, pesanan batal sendiri dan tidak ada yang dikirim.',
    purchase: 'Nomor pembelian',
    line: (quantity: number, name: string) => `${formatCount(quantity)} × ${name}`,
    total: 'Total tunai',
    submit: 'Konfirmasi Pesanan',
    see: 'Lihat pesanan',
  },
  open: {
    title: 'Buka Pesanan',
    description: 'Buka pesanan dari tautan e-mail.',
    text: (number: string) =>
      `Tekan tombol ini untuk membuka pesanan ${number} di perangkat ini. Jangan lakukan di perangkat yang dipakai bersama.`,
    submit: 'Buka Pesanan',
    unknownTitle: 'Tautan tidak berlaku',
    unknown:
      'Tautan ini tidak dikenal atau sudah kedaluwarsa. Pesanan masih bisa dilacak dengan nomor pesanan dan nomor HP atau e-mail.',
    track: 'Lacak pesanan',
  },
  notMe: {
    title: 'Bukan Saya',
    description: 'Lepaskan akun dari pesananmu.',
    text: (number: string) =>
      `Bukan kamu yang menyimpan pesanan ${number} ke sebuah akun atau mengisi rekening pengembalian dananya? Tekan tombol ini.`,
    what: [
      'Akun yang mengambil pesanan ini dilepas.',
      'Tautan di e-mail lama tidak berlaku lagi; kami kirim yang baru.',
      'Dana yang belum dikirim menunggu rekeningmu lagi.',
    ],
    submit: 'Ya, Bukan Saya',
  },
} as const;
