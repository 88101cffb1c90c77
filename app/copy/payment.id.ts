import type { Bank } from '#domain/payments/methods.ts';

/** Texts of the pay page. */
export const paymentCopy = {
  crumb: 'Pembayaran',
  title: 'Pembayaran',
  description: 'Selesaikan pembayaran pesanan di Lokapasar.',
  number: (number: string) => `Nomor pembelian ${number}`,
  total: 'Total Tagihan',
  uniqueCode: 'Kode unik',
  toTransfer: 'Jumlah transfer',
  received: 'Sudah diterima',
  stillDue: 'Kurang bayar',
  payBefore: (moment: string) => `Bayar sebelum ${moment}\u00a0WIB`,
  timeLeft: 'Sisa waktu',
  simulated: 'SIMULASI',
  simulator: 'Buka simulator pembayaran',
  simulatorNote: 'Toko contoh: tidak ada uang yang berpindah.',
  waitingForCode:
    'Kode pembayaran sedang dibuat. Halaman ini diperbarui sendiri; tanpa JavaScript, tekan “Cek Status Pembayaran”.',
  waitingForBank:
    'Pembayaran kartu sedang diproses. Halaman ini diperbarui sendiri; tanpa JavaScript, tekan “Cek Status Pembayaran”.',
  noAttempt: {
    failed: 'Pembayaran ditolak. Coba lagi atau pilih metode lain.',
    disturbed: 'Metode ini sedang terganggu. Pilih metode lain, atau coba lagi nanti.',
    expired: 'Kode pembayaran ini sudah kedaluwarsa.',
    cancelled: 'Kode pembayaran ini sudah ditutup.',
    review: 'Bank sedang memeriksa pembayaran ini. Kamu tidak perlu membayar lagi.',
    other: 'Pilih metode untuk membayar.',
  },
  confirmCod: {
    title: 'Menunggu Konfirmasimu',
    lead: 'Kami mengirim e-mail ke alamat yang kamu isi. Tekan “Konfirmasi Pesanan” di e-mail itu supaya penjual mulai menyiapkan barangmu.',
    leadHere: 'Tekan “Konfirmasi Pesanan” supaya penjual mulai menyiapkan barangmu.',
    held: 'E-mail konfirmasi tidak dikirim: alamat e-mail yang kamu isi sudah menerima banyak e-mail pesanan hari ini. Batalkan pesanan ini, lalu pesan lagi dengan alamat e-mail atau metode pembayaran lain. Tanpa konfirmasi, pesanan batal sendiri dan kamu tidak membayar apa pun.',
    until: (moment: string) => `Konfirmasi sebelum ${moment}\u00a0WIB`,
    over: 'Waktu konfirmasi sudah lewat, jadi pesanan ini dibatalkan.',
    cash: 'Uang tunai untuk kurir:',
    demo: 'Toko contoh: e-mail tidak dikirim, jadi konfirmasi bisa dilakukan di sini.',
    submit: 'Konfirmasi Pesanan',
  },
  /** Of an exchange whose goods have not come back. */
  later: {
    title: 'Belum perlu dibayar',
    lead: 'Selisih penukaran diminta setelah barang yang kamu kembalikan lolos pemeriksaan. Kami memberi tahu kamu saat itu.',
    order: 'Lihat pesanan',
  },
  newCode: 'Buat kode baru',
  /** The first one of a purchase that is asked for only now. */
  firstCode: 'Buat kode pembayaran',
  over: 'Batas waktu pembayaran sudah lewat, jadi kode baru tidak bisa dibuat. Kalau kamu sudah membayar, tekan “Cek Status Pembayaran”; uangmu tidak hilang.',
  copy: 'Salin',
  copied: 'Disalin',
  copyFailed: 'Tidak bisa disalin. Tandai teksnya, lalu salin sendiri.',
  qris: {
    title: 'Pindai kode QRIS',
    alt: (amount: string) => `Kode QRIS untuk ${amount}`,
    lead: 'Pindai dengan aplikasi bank atau e-wallet mana pun, atau simpan gambarnya lalu unggah dari galeri.',
    save: 'Simpan gambar',
    file: (number: string) => `qris-${number}.png`,
    until: (moment: string) => `Kode berlaku sampai ${moment}\u00a0WIB`,
  },
  va: {
    number: 'Nomor Virtual Account',
    exact: 'Bayar tepat sesuai tagihan. Nomor ini hanya untuk pembelian ini.',
    steps: 'Cara membayar',
  },
  bill: { biller: 'Kode perusahaan', key: 'Kode pembayaran' },
  wallet: {
    open: (name: string) => `Buka ${name}`,
    lead: 'Di ponsel, tekan tombol untuk membuka aplikasi. Di komputer, pindai kode dengan aplikasi.',
    alt: (name: string) => `Kode untuk dipindai dengan ${name}`,
  },
  minimarket: {
    code: 'Kode pembayaran',
    alt: (code: string) => `Kode batang ${code}`,
    steps: [
      'Datang ke kasir sebelum batas waktu.',
      'Sebutkan ingin membayar belanja online lewat Midtrans.',
      'Tunjukkan kode batang atau sebutkan kode pembayaran.',
      'Bayar tepat sesuai tagihan dan simpan struknya.',
    ],
  },
  card: {
    title: 'Bayar dengan kartu',
    number: 'Nomor kartu',
    expiry: 'Berlaku sampai (bulan/tahun)',
    expiryHint: 'Contoh: 08/29',
    cvv: 'CVV',
    instalments: 'Cicilan',
    full: 'Bayar penuh',
    months: (bank: string, months: number) => `${bank.toUpperCase()} ${months} bulan`,
    submit: 'Bayar dengan kartu',
    test: 'Kartu uji 4811 1111 1111 1114. Tidak ada kartu sungguhan yang dipakai.',
    testSubmit: 'Bayar dengan kartu uji',
    needsScripts:
      'Pembayaran dengan kartu memerlukan JavaScript. Pilih metode lain atau aktifkan JavaScript.',
    private: 'Nomor kartu langsung dikirim ke Midtrans dan tidak pernah sampai ke toko ini.',
    refused: 'Kartu ini tidak bisa dipakai. Periksa nomor, masa berlaku, dan CVV.',
    unavailable: 'Layanan kartu tidak bisa dihubungi. Coba lagi atau pilih metode lain.',
    confirm: 'Lanjutkan ke halaman bank',
    processing: 'Pembayaran kartu sedang diproses.',
  },
  transfer: {
    lead: 'Transfer tepat sejumlah ini, sampai tiga angka terakhir: kode unik itu menandai pembayaranmu.',
    bank: 'Bank',
    number: 'Nomor rekening',
    holder: 'Atas nama',
    proof: 'Bukti transfer (JPG, PNG, atau WebP, maksimal 8 MB)',
    upload: 'Unggah bukti',
    kept: 'Bukti transfer sudah diterima. Kami memeriksanya paling lambat pada hari kerja berikutnya.',
    show: 'Lihat bukti',
    again: 'Ganti bukti',
  },
  change: {
    title: 'Ganti metode pembayaran',
    lead: 'Kode yang sekarang akan ditutup. Jangan membayar dua kali.',
    leadFirst: 'Belum ada kode pembayaran. Pilih metode lain kalau itu lebih mudah.',
    submit: 'Pakai metode ini',
  },
  check: 'Cek Status Pembayaran',
  cancel: {
    title: 'Batalkan pembelian',
    lead: 'Seluruh pembelian dibatalkan dan barangnya bisa dibeli orang lain.',
    leadExchange: 'Penukaran dibatalkan, dan nilai barang yang ditukar dikembalikan kepadamu.',
    submit: 'Batalkan',
  },
  /** What is paid for, in one line. */
  goods: (first: string, others: number) => (others > 0 ? `${first} dan ${others} barang lainnya` : first),
  merchant: 'Penerima: Lokapasar',
  after: {
    confirmed: 'Terima kasih, pembayaran diterima',
    confirmedCod: 'Pesanan dibuat',
    confirmedLead: 'Penjual sudah diberi tahu dan akan menyiapkan pesananmu.',
    cash: 'Siapkan uang tunai',
    cashApart: (sum: string) =>
      `Semuanya ${sum}. Tiap paket datang dan dibayar sendiri-sendiri, jadi siapkan uang pas untuk masing-masing.`,
    comes: (days: string) => `Kurir datang ${days}`,
    expiredCod: 'Waktu konfirmasi habis',
    expiredCodLead:
      'Pesanan ini tidak dikonfirmasi dalam satu jam, jadi dibatalkan. Kalau masih menginginkan barangnya, pesan lagi.',
    expired: 'Waktu pembayaran habis',
    expiredLead:
      'Pembelian ini dibatalkan otomatis. Kalau kamu telanjur membayar, pesanan dilanjutkan selama barangnya masih ada; kalau tidak, uangnya kembali.',
    cancelled: 'Pembelian dibatalkan',
    cancelledLead: 'Kalau ada pembayaran yang masuk, uangnya kembali.',
    orders: 'Lihat pesanan',
    order: (number: string) => `Pesanan ${number}`,
    shop: 'Kembali belanja',
  },
  refunds: {
    title: 'Pengembalian Dana',
    by: (date: string) => `Dana diterima paling lambat ${date}`,
    ifNamedToday: (date: string) => `Dana diterima paling lambat ${date} kalau rekeningnya diisi hari ini`,
    purpose: (what: string) => `Untuk ${what}`,
    done: 'Dana sudah dikirim',
    needsAccount: 'Beri tahu kami rekening untuk pengembalian dana ini.',
    bounced: 'Bank mengembalikan transfernya. Periksa nomor dan nama pemilik rekening, lalu isi lagi.',
    name: 'Isi rekening',
  },
  account: {
    title: 'Rekening pengembalian dana',
    lead: (amount: string) => `${amount} dikirim ke rekening ini. Pastikan atas namamu sendiri.`,
    bank: 'Nama bank',
    number: 'Nomor rekening',
    holder: 'Nama pemilik rekening',
    submit: 'Simpan rekening',
    change: 'Ganti rekening',
    faults: {
      bank: 'Isi nama bank',
      number: 'Isi nomor rekening, 6 sampai 20 angka',
      holder: 'Isi nama pemilik seperti di buku tabungan',
    },
    late: 'Dana ini sudah dikirim, jadi rekeningnya tidak bisa diganti lagi.',
    unknown: 'Pengembalian dana ini tidak ditemukan.',
  },
  notices: {
    checked: 'Status pembayaran sudah diperbarui.',
    changed: 'Metode pembayaran diganti. Bayar dengan petunjuk yang baru, bukan dengan kode yang lama.',
    renewed: 'Kode yang lama diganti. Bayar dengan kode yang baru.',
    cancelled: 'Pembelian dibatalkan.',
    unknown: 'Pembelian ini tidak ditemukan.',
    confirmed: 'Pesanan dikonfirmasi dan diteruskan ke penjual.',
    too_late: 'Pembelian ini tidak menunggu pembayaran lagi.',
    closed_method: 'Metode ini tidak tersedia untuk pembelian ini. Pilih yang lain.',
    too_many: 'Terlalu banyak percobaan untuk satu pembelian. Selesaikan dengan kode yang ada.',
    provider_away: 'Penyedia pembayaran sedang tidak merespons. Pembayaranmu aman; coba beberapa saat lagi.',
    proof_kept: 'Bukti transfer tersimpan.',
  },
} as const;

/** How to pay a virtual account at its bank: on the phone, and at the machine. */
export const VA_STEPS: Readonly<Record<Bank, readonly { where: string; steps: readonly string[] }[]>> = {
  bca: [
    {
      where: 'm-BCA',
      steps: [
        'Masuk ke m-BCA.',
        'Pilih m-Transfer, lalu BCA Virtual Account.',
        'Masukkan nomor Virtual Account.',
        'Periksa jumlahnya, lalu masukkan PIN.',
      ],
    },
    {
      where: 'ATM BCA',
      steps: [
        'Pilih Transaksi Lainnya, Transfer, lalu Ke Rek BCA Virtual Account.',
        'Masukkan nomor Virtual Account.',
        'Periksa jumlahnya, lalu pilih Ya.',
      ],
    },
  ],
  bni: [
    {
      where: 'wondr by BNI atau BNI Mobile Banking',
      steps: [
        'Pilih Transfer, lalu Virtual Account Billing.',
        'Masukkan nomor Virtual Account.',
        'Periksa jumlahnya, lalu masukkan kata sandi transaksi.',
      ],
    },
    {
      where: 'ATM BNI atau bank lain',
      steps: [
        'Pilih Menu Lainnya, Transfer, Virtual Account Billing.',
        'Masukkan nomor Virtual Account.',
        'Periksa jumlahnya, lalu pilih Ya.',
      ],
    },
  ],
  bri: [
    {
      where: 'BRImo',
      steps: [
        'Pilih BRIVA.',
        'Pilih Pembayaran Baru dan masukkan nomor Virtual Account.',
        'Periksa jumlahnya, lalu masukkan PIN.',
      ],
    },
    {
      where: 'ATM BRI',
      steps: [
        'Pilih Transaksi Lain, Pembayaran, Lainnya, BRIVA.',
        'Masukkan nomor Virtual Account.',
        'Periksa jumlahnya, lalu pilih Ya.',
      ],
    },
  ],
  permata: [
    {
      where: 'PermataMobile X',
      steps: [
        'Pilih Pembayaran, lalu Virtual Account.',
        'Masukkan nomor Virtual Account.',
        'Periksa jumlahnya, lalu setujui.',
      ],
    },
    {
      where: 'ATM Permata atau bank lain',
      steps: [
        'Pilih Transaksi Lainnya, Pembayaran, Pembayaran Lainnya, Virtual Account.',
        'Masukkan nomor Virtual Account.',
        'Periksa jumlahnya, lalu pilih Ya.',
      ],
    },
  ],
  mandiri: [
    {
      where: "Livin' by Mandiri",
      steps: [
        'Pilih Bayar, lalu cari Midtrans.',
        'Masukkan kode pembayaran.',
        'Periksa jumlahnya, lalu masukkan PIN.',
      ],
    },
    {
      where: 'ATM Mandiri',
      steps: [
        'Pilih Bayar/Beli, lalu Multi Payment.',
        'Masukkan kode perusahaan, lalu kode pembayaran.',
        'Periksa jumlahnya, lalu pilih Ya.',
      ],
    },
  ],
};
