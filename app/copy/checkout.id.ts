import { MAX_LINE_QUANTITY } from '#domain/cart/cart-line.ts';
import { type ItemsFault, MOST_ITEMS } from '#domain/checkout/items.ts';
import type { LineProblem, OutBecause } from '#domain/checkout/price-lines.ts';
import type { Missing } from '#domain/checkout/view-checkout.ts';
import { formatCount, formatRupiah } from '#domain/format.ts';
import { formatCalendarDate } from '#domain/format-date.ts';
import type { Rupiah } from '#domain/money.ts';
import { RETURN_DAYS } from '#domain/orders/return-windows.ts';
import { MOST_UNPAID } from '#domain/payments/methods.ts';
import { formsCopy } from './forms.id.ts';

/** Texts of the checkout (P-BUY-1, P-BUY-30 to P-BUY-36). */
export const checkoutCopy = {
  crumbs: { cart: 'Keranjang', checkout: 'Checkout' },
  title: 'Checkout',
  description: 'Alamat, pengiriman, pembayaran, dan seluruh biaya sebelum pesanan dibuat.',
  empty: {
    title: 'Belum ada barang untuk dibeli',
    text: 'Pilih barang di keranjang, lalu tekan Checkout.',
    link: 'Lihat Keranjang',
  },
  unknown: {
    title: 'Checkout ini tidak ditemukan',
    text: 'Checkout berakhir 24 jam setelah terakhir diubah. Barang di keranjang masih tersimpan di perangkat ini.',
    link: 'Lihat Keranjang',
  },
  invalid: {
    title: 'Barang yang diminta tidak dikenali',
    text: {
      none: 'Tidak ada barang yang dipilih. Centang barang di keranjang, lalu tekan Checkout.',
      invalid: `Jumlah tiap barang harus angka dari 1 sampai ${formatCount(MAX_LINE_QUANTITY)}. Periksa lagi pilihanmu.`,
      too_many: `Satu checkout memuat paling banyak ${MOST_ITEMS} barang yang berbeda. Bagi menjadi dua pesanan.`,
      too_many_requests: 'Terlalu banyak permintaan dari jaringan ini. Tunggu sebentar, lalu coba lagi.',
    } satisfies Record<ItemsFault | 'too_many_requests', string>,
    link: 'Lihat Keranjang',
  },
  address: {
    title: 'Alamat Pengiriman',
    change: 'Ubah Alamat',
    add: 'Tambah Alamat Baru',
    save: 'Simpan Alamat',
    cancel: 'Batal',
    use: 'Kirim ke alamat ini',
    chosen: 'Dikirim ke',
    guest: 'Sudah punya akun?',
    login: 'Masuk',
    loginTo: 'supaya alamatmu terisi otomatis.',
    landmark: (text: string) => `Patokan: ${text}`,
  },
  email: {
    label: 'Alamat e-mail',
    hint: 'Bukti pesanan dan petunjuk pembayaran dikirim ke sini.',
    required: 'Tulis alamat e-mail untuk bukti pesanan.',
  },
  shop: {
    pieces: (quantity: number, price: Rupiah) => `${formatCount(quantity)} × ${formatRupiah(price)}`,
    options: (options: string) => `Varian: ${options}`,
    originalPrice: 'Harga sebelum diskon',
    flash: 'Harga Flash Sale',
    priceChanged: (before: Rupiah, now: Rupiah) =>
      `Harga berubah dari ${formatRupiah(before)} menjadi ${formatRupiah(now)}`,
    split: (left: number) =>
      `Kuota Flash Sale tinggal ${formatCount(left)}, jadi barang ini memakai harga normal.`,
    splitButton: (left: number) => `Beli ${formatCount(left)} dengan harga Flash Sale`,
    setButton: (left: number) => `Ubah jadi ${formatCount(left)}`,
    remove: 'Hapus',
    removeLabel: (name: string) => `Hapus ${name}`,
    decrease: (name: string) => `Kurangi jumlah ${name}`,
    increase: (name: string) => `Tambah jumlah ${name}`,
    service: 'Kurir dan layanan',
    noService: 'Belum ada kurir dari toko ini ke alamatmu. Pilih alamat lain atau hapus barangnya.',
    needsAddress: 'Isi alamat untuk melihat kurir, ongkos kirim, dan perkiraan tiba.',
    shippingChanged: (before: Rupiah, now: Rupiah) =>
      `Ongkos kirim berubah dari ${formatRupiah(before)} menjadi ${formatRupiah(now)}`,
    free: 'Gratis Ongkir',
    sellerPays: (amount: Rupiah) => `Ongkir ditanggung toko ${formatRupiah(amount)}`,
    note: 'Catatan untuk toko',
    subtotal: 'Subtotal toko',
  },
  gone: 'Barang yang tidak dijual lagi',
  goneName: 'barang yang tidak dijual lagi',
  optional: formsCopy.optional,
  problem: (problem: LineProblem): string => {
    if (problem.code === 'gone') return 'Barang ini tidak dijual lagi.';
    if (problem.code === 'sold_out') return 'Stok habis.';
    if (problem.code === 'closed')
      return `Toko sedang libur. Buka kembali ${formatCalendarDate(problem.until)}.`;
    return `Stok tinggal ${formatCount(problem.left)}.`;
  },
  method: {
    title: 'Metode Pembayaran',
    required: 'Pilih metode pembayaran.',
    addressFirst: 'Isi alamat dulu',
    recommended: 'Paling praktis',
  },
  similar: 'Produk serupa yang masih ada',
  extras: {
    title: 'Kirim sebagai dropshipper atau hadiah',
    dropship: 'Nama pengirim (dropshipper)',
    dropshipHint: 'Ditulis di label paket menggantikan nama toko.',
    gift: 'Pesan untuk penerima hadiah',
  },
  summary: {
    title: 'Ringkasan Belanja',
    goods: (pieces: number) => `Total Harga (${formatCount(pieces)} barang)`,
    discount: 'Total Diskon',
    shipping: 'Total Ongkos Kirim',
    noShipping: 'Isi alamat dulu',
    insurance: 'Asuransi pengiriman',
    insuranceFree: 'Gratis',
    codFee: 'Biaya COD',
    total: 'Total Tagihan',
    totalChanged: (before: Rupiah) => `Sebelumnya ${formatRupiah(before)}`,
    update: 'Hitung ulang',
    /** @param day the date, if the parcel comes on the last day that is promised */
    until: (day: string) => `sampai ${RETURN_DAYS.other} hari setelah tiba, kira-kira ${day}`,
    /** Nothing of the checkout can be bought. */
    allOut: {
      gone: 'Barang ini tidak dijual lagi.',
      sold_out: 'Barang ini sudah habis.',
      closed: 'Toko barang ini sedang libur.',
      several: 'Tidak ada barang di sini yang bisa dibeli sekarang.',
    } satisfies Record<OutBecause | 'several', string>,
    similarBelow: 'Lihat yang serupa di bawah.',
    /** The rest can be bought once these are taken out. */
    someOut: {
      gone: 'Hapus dulu barang yang tidak dijual lagi.',
      sold_out: 'Hapus dulu barang yang habis.',
      closed: 'Hapus dulu barang dari toko yang sedang libur.',
      several: 'Hapus dulu barang yang tidak bisa dibeli sekarang.',
    } satisfies Record<OutBecause | 'several', string>,
    place: 'Buat Pesanan',
    placing: 'Memproses…',
  },
  missing: {
    lines: 'Belum ada barang yang bisa dibeli.',
    line: 'Ada barang yang stoknya tidak cukup. Ubah jumlahnya atau hapus.',
    address: 'Isi alamat pengiriman.',
    service: 'Ada toko yang belum punya kurir ke alamat ini.',
    method: 'Pilih metode pembayaran yang tersedia.',
    email: 'Tulis alamat e-mail untuk bukti pesanan.',
  } satisfies Record<Missing | 'email', string>,
  refusal: {
    incompleteTitle: 'Pesanan belum dibuat',
    changedTitle: 'Ada yang berubah',
    changed:
      'Pesanan belum dibuat. Periksa yang ditandai, lalu tekan Buat Pesanan sekali lagi kalau setuju dengan total yang baru.',
    prices: 'Harga di bawah ini sudah yang terbaru.',
    codTitle: 'Batas Bayar di Tempat tercapai',
    cod: {
      buyer:
        'Pesanan COD yang belum selesai sudah mencapai batasnya. Pilih metode lain; semua isian tetap ada.',
      address:
        'Terlalu banyak pesanan COD dari jaringan ini dalam sehari. Pilih metode lain; semua isian tetap ada.',
    },
    unpaidTitle: 'Selesaikan pembayaran dulu',
    unpaid: {
      buyer: `Masih ada ${MOST_UNPAID.buyer} pesanan yang belum dibayar. Bayar atau batalkan salah satunya, lalu coba lagi.`,
      address:
        'Terlalu banyak pesanan yang belum dibayar dari jaringan ini. Bayar atau batalkan salah satu pesananmu, lalu coba lagi.',
    },
    unpaidLink: 'Lihat pesanan yang belum dibayar',
    unknownChoice:
      'Jumlah, alamat, kurir, atau metode pembayaran yang dikirim tidak bisa dipilih. Periksa lagi pilihanmu, lalu tekan Buat Pesanan.',
    noTransferCode: 'Transfer bank manual belum bisa dipakai untuk jumlah ini. Pilih metode lain.',
    addressFailed: 'Alamat belum tersimpan. Periksa kecamatan atau kelurahannya.',
    tooMany: (waitS: number) =>
      `Terlalu banyak permintaan dari jaringan ini. Isianmu masih ada; coba lagi dalam ${formatCount(waitS)} detik.`,
    faultsTitle: 'Ada isian yang perlu diperbaiki',
  },
  unavailable: {
    title: 'Belum tersimpan karena gangguan di sistem kami',
    text: 'Isianmu masih ada di sini dan tidak ada yang ditagih dua kali. Tunggu sebentar, lalu kirim lagi.',
    typed: 'Isianmu',
    retry: 'Kirim lagi',
  },
  placedBefore: {
    title: 'Pesanan ini sudah dibuat lebih dulu',
    text: 'Misalnya di tab lain. Yang berlaku adalah alamat, catatan, dan metode yang dikirim pertama; isianmu yang ini belum dipakai.',
    open: 'Lihat pesanan',
    useAddress: 'Kirim pesanan ke alamat ini',
  },
  offline: {
    title: 'Belum terkirim',
    text: 'Isianmu masih ada di sini; periksa koneksi, lalu coba lagi. Pesanan yang sama tidak akan dibuat dua kali.',
  },
  /** Names of what was typed, for the page that sends it again. */
  typedNames: {
    recipient: 'Nama penerima',
    phone: 'Nomor HP',
    region: 'Kecamatan atau kelurahan',
    postal_code: 'Kode pos',
    street: 'Alamat',
    landmark: 'Patokan',
    courier_note: 'Catatan untuk kurir',
    email: 'Alamat e-mail',
    dropship_name: 'Nama pengirim (dropshipper)',
    gift_note: 'Pesan untuk penerima hadiah',
  } as Readonly<Record<string, string>>,
} as const;
