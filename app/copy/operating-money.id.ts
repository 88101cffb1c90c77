import { formatCount, formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { LEAST_PAYOUT } from '#domain/payouts/payout-days.ts';

/** Texts of the console around refunds and payouts (P-CONSOLE-9, P-CONSOLE-10). */

const keep = 'Batal';

export const operatingMoneyCopy = {
  columns: {
    order: 'Pesanan',
    shop: 'Toko',
    amount: 'Jumlah',
    promised: 'Dijanjikan',
    state: 'Status',
    since: 'Sejak',
    number: 'Nomor',
    change: 'Tindakan',
    reason: 'Alasan',
  },
  noOrder: 'Tanpa pesanan',
  sum: (count: number, amount: string) => `${formatCount(count)} transfer, ${amount}`,
  file: (batch: string) => `File ${batch}`,
  madeAt: (when: string) => `Dibuat ${when}`,
  download: 'Unduh File Bank',
  downloadHint: 'CSV dengan nomor, jumlah, bank, rekening, nama, dan berita. Unduhan tercatat di log audit.',
  batch: 'Nama file',
  batchHint: 'Huruf, angka, dan tanda hubung, misalnya tanggal hari ini.',
  line: 'Teks baris mutasi',
  lineHint: 'Seperti tertulis di mutasi bank. Satu baris menandai satu file.',
  exportFile: {
    label: 'Buat File Bank',
    title: 'Masukkan semua yang menunggu ke file bank',
    text: 'Rekening yang dipakai adalah yang tercatat sekarang. Kalau ada orang lain yang berhak, dialah yang menandai file ini setelah ditransfer.',
    confirm: 'Buat File',
    keep,
  },
  sent: {
    label: 'Sudah Ditransfer',
    title: 'Tandai seluruh file ini sudah ditransfer?',
    text: 'Tandai setelah transfernya ada di mutasi bank.',
    confirm: 'Tandai',
    keep,
  },
  takeOut: {
    label: 'Keluarkan',
    title: 'Keluarkan dari file?',
    text: 'Hanya untuk yang pasti tidak ditransfer bank. Setelah itu menunggu file berikutnya.',
    confirm: 'Keluarkan',
    keep,
  },
  nameAccount: {
    label: 'Isi Rekening',
    title: 'Ke rekening mana dana ini dikembalikan?',
    text: 'Dana ini bukan dari pembelian, jadi rekening pengirimnya diisi di sini. Lalu menunggu file berikutnya.',
    confirm: 'Simpan',
    keep,
  },
  refunds: {
    title: 'Pengembalian Dana',
    description: 'Pengembalian dana yang menunggu seseorang.',
    waiting: 'Menunggu ditransfer',
    noneWaiting: 'Tidak ada yang menunggu ditransfer.',
    files: 'File yang belum ditransfer',
    stuck: 'Gagal, atau menunggu rekening pembeli',
    noneStuck: 'Tidak ada.',
  },
  payouts: {
    title: 'Pencairan',
    description: 'Pencairan dana toko.',
    waiting: 'Menunggu file bank',
    noneWaiting: `Tidak ada yang menunggu. Pencairan dibuat tiap hari kerja pukul 09.00 WIB untuk toko yang saldonya paling sedikit ${formatRupiah(rupiah(LEAST_PAYOUT))}.`,
    files: 'File yang belum ditransfer',
    done: 'Terakhir ditransfer',
    sentAt: (when: string) => `Ditransfer ${when}`,
    returnedAt: (when: string) => `Dikembalikan bank ${when}`,
    returned: {
      label: 'Dikembalikan Bank',
      title: 'Catat pencairan ini dikembalikan bank?',
      text: 'Pencairan toko ini ditahan sampai rekeningnya diperbaiki. Toko membaca alasannya.',
      confirm: 'Catat',
      keep,
    },
    held: 'Toko yang pencairannya ditahan',
    noneHeld: 'Tidak ada toko yang ditahan.',
    hold: {
      label: 'Tahan Pencairan Toko',
      title: 'Tahan semua pencairan sebuah toko',
      text: 'Toko membaca alasannya di halaman keuangannya.',
      confirm: 'Tahan',
      keep,
    },
    shopNumber: 'Nomor toko',
    shopNumberHint: 'Angka di alamat halaman toko, misalnya 7 dari /seller/7.',
    release: {
      label: 'Lepas',
      title: 'Lepas pencairan toko ini?',
      text: 'Pencairan berikutnya berjalan seperti biasa.',
      confirm: 'Lepas',
      keep,
    },
  },
  done: {
    export: 'File bank dibuat. Unduh di bawah.',
    sent: 'File ditandai sudah ditransfer.',
    take_out: 'Dikeluarkan dari file.',
    returned: 'Dicatat. Pencairan tokonya ditahan.',
    hold: 'Pencairan toko ditahan.',
    release: 'Pencairan toko dilepas.',
    account: 'Rekening disimpan. Dananya menunggu file berikutnya.',
  },
  refused: {
    secondPerson: 'File ini kamu buat sendiri. Orang lain yang menandainya sudah ditransfer.',
    batchKnown: 'File dengan nama itu sudah pernah dibuat. Pakai nama lain.',
    waitsNot: 'Statusnya sudah berubah. Tidak ada yang diubah.',
    lineMarked: (batch: string | null) =>
      batch === null
        ? 'Baris mutasi itu sudah dicatat sebagai biaya bank.'
        : `Baris mutasi itu sudah menandai file ${batch}.`,
    lineMeansTransfer: 'Baris mutasi itu menyebut transfer Lokapasar, jadi bukan biaya bank.',
    lineDiffers: (batch: string, waiting: string) =>
      `Jumlahnya tidak sama lagi: yang menunggu di file ${batch} sekarang ${waiting}.`,
    ownShop: 'Kamu bekerja di toko itu. Orang lain yang memutuskan uangnya.',
    notHeld: 'Pencairan toko itu tidak ditahan.',
    heldSuspended: 'Pencairan ditahan karena toko itu sedang tidak aktif. Aktifkan dulu tokonya.',
  },
} as const;
