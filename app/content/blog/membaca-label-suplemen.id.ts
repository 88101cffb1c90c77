import type { BlogPost } from './post.ts';

export const labelSuplemen: BlogPost = {
  id: 'membaca-label-suplemen',
  title: 'Cara Membaca Label Suplemen Sebelum Membeli',
  excerpt:
    'Izin edar, takaran saji, persen AKG, dan peringatan: lima menit membaca label dapat mencegah Anda membeli yang tidak perlu.',
  category: 'health',
  author: 'Fitria Rahmadani',
  date: '2025-02-03',
  readTime: 3,
  imageUrl: '/images/category/health.svg',
  featured: false,
  popular: false,
  blocks: [
    {
      p: 'Botol suplemen penuh kata yang menenangkan: alami, premium, teruji. Kata-kata itu ditulis untuk menjual. Yang perlu Anda baca justru huruf kecil di sisi belakang, sebab di sanalah tertulis apa isinya, berapa banyak, dan siapa yang sebaiknya tidak meminumnya.',
    },
    { h: 'Ingat KLIK' },
    {
      p: 'Badan Pengawas Obat dan Makanan (BPOM) menganjurkan kita memeriksa empat hal, disingkat KLIK:',
    },
    {
      list: [
        '**Kemasan:** segel utuh, tidak penyok, tidak bocor, tidak pudar.',
        '**Label:** nama, komposisi, aturan pakai, produsen, dan peringatan terbaca jelas dalam bahasa Indonesia.',
        '**Izin edar:** ada nomor BPOM yang cocok dengan nama produknya.',
        '**Kedaluwarsa:** tanggalnya belum lewat, dan masih cukup lama untuk menghabiskan isinya.',
      ],
    },
    { h: 'Arti huruf pada nomor izin edar' },
    {
      table: {
        caption: 'Kode izin edar BPOM yang sering dijumpai',
        head: ['Kode', 'Arti'],
        rows: [
          ['POM SD', 'Suplemen kesehatan buatan dalam negeri'],
          ['POM SI', 'Suplemen kesehatan impor'],
          ['POM SL', 'Suplemen kesehatan dengan lisensi'],
          ['POM TR', 'Obat tradisional dalam negeri, termasuk jamu'],
          ['POM TI', 'Obat tradisional impor'],
        ],
      },
    },
    {
      p: 'Ketik nomornya di cekbpom.pom.go.id atau pindai dengan aplikasi BPOM Mobile. Nama produk, bentuk sediaan, dan pendaftarnya harus sama dengan yang tertulis pada kemasan. Nomor P-IRT adalah izin untuk pangan rumahan, bukan untuk suplemen; bila sebotol kapsul hanya memilikinya, lewati saja.',
    },
    { h: 'Takaran saji dan persen AKG' },
    {
      p: 'Angka pada tabel hampir selalu berlaku untuk satu takaran saji. Bila takaran sajinya dua kapsul, "500 mg" berarti dua kapsul, bukan satu. Dari sini Anda juga tahu berapa hari sebotol akan habis, sehingga harga dua merek bisa dibandingkan dengan adil: bagi harga dengan jumlah takaran saji.',
    },
    {
      p: 'AKG adalah angka kecukupan gizi per hari untuk masyarakat umum. Tulisan 100% AKG berarti satu takaran saji sudah memenuhi kebutuhan sehari, belum termasuk makanan Anda. Vitamin yang larut dalam air, seperti vitamin C, sebagian besar kelebihannya dibuang tubuh. Vitamin A, D, E, dan K disimpan di dalam tubuh, jadi jangan dijumlahkan dari beberapa produk tanpa dihitung.',
    },
    {
      p: 'Satuannya pun perlu dicermati. Vitamin D sering ditulis dalam IU pada satu merek dan mikrogram pada merek lain: 400 IU sama dengan 10 mikrogram. Pada minyak ikan, "1.000 mg" biasanya berat minyaknya, sedangkan kandungan EPA dan DHA tertulis terpisah dan lebih kecil.',
    },
    { h: 'Bahan lain yang ikut tertelan' },
    {
      p: 'Selain zat utama, ada bahan pembantu: gelatin untuk cangkang kapsul, pemanis, pewarna, dan perisa. Permen jeli untuk anak bisa mengandung beberapa gram gula per takaran. Yang alergi terhadap ikan, kedelai, susu, atau kacang perlu membaca keterangan alergen. Bila kehalalan penting bagi Anda, carilah logo halal Indonesia beserta nomornya; asal gelatin pun biasanya disebutkan.',
    },
    { h: 'Klaim yang patut dicurigai' },
    {
      list: [
        'Mengaku menyembuhkan penyakit tertentu. Suplemen melengkapi asupan, bukan obat.',
        'Menjanjikan hasil pasti dalam hitungan hari.',
        'Menyebut "tanpa efek samping" atau "aman untuk semua orang".',
        'Memajang testimoni, tetapi tidak memperlihatkan foto label belakang.',
        'Harga jauh di bawah toko lain dengan kemasan yang sedikit berbeda.',
      ],
    },
    {
      note: 'Tanyakan dahulu kepada dokter atau apoteker bila Anda hamil, menyusui, mempunyai penyakit menahun, akan menjalani operasi, minum obat secara rutin, atau membelikannya untuk anak. Tulisan ini tidak menggantikan nasihat mereka.',
    },
    { h: 'Sebelum dan sesudah memesan' },
    {
      steps: [
        'Cari foto sisi belakang kemasan di halaman produk [kategori Kesehatan](/category/health). Bila tidak ada, tanyakan kepada penjual.',
        'Tanyakan tanggal kedaluwarsanya, terutama untuk isi yang banyak.',
        'Saat paket tiba, periksa segel dan nomor izin edar sebelum dibuka.',
        'Simpan di tempat kering yang sejuk, bukan di atas kulkas atau di kamar mandi, dan jauh dari jangkauan anak.',
      ],
    },
    {
      p: 'Makanan, minuman, dan barang habis pakai tidak termasuk yang dapat dikembalikan, jadi pastikan pilihan Anda sebelum membayar. Bila kemasannya rusak ketika diterima, laporkan dalam 24 jam dengan foto atau video; ketentuannya ada di halaman [Pengembalian](/returns).',
    },
  ],
};
