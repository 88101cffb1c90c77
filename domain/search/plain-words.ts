/**
 * Everyday words that describe goods, people and occasions and name no goods. Without a product that has one, it is
 * left out: it is no misspelt name of something else.
 */
const PLAIN_WORDS = new Set(
  `keren cantik lucu unik simple simpel elegan mewah aesthetic estetik estetis kekinian modern modis stylish trendy vintage retro
  klasik kualitas premium branded import impor lokal brand merk merek tipe warna ukuran size asli palsu kw baru bekas second seken
  besar kecil jumbo mini panjang pendek tinggi rendah lebar sempit tebal tipis berat ringan keras lembut halus kasar kuat awet tahan
  lama cepat nyaman aman sehat bersih wangi harum enak lezat gurih manis asin asam pahit pedas renyah segar dingin panas hangat
  hitam putih merah biru kuning hijau ungu pink coklat cokelat abu krem beige navy maroon emas gold silver perak tosca orange oranye
  kayu besi plastik stainless kulit katun kaca rotan bambu keramik karet logam aluminium batu kertas busa silikon kanvas
  organik alami murni natural tradisional lokalan curah kiloan
  polos motif garis bunga kotak polkadot bulat persegi
  lebaran ramadhan ramadan puasa idul fitri natal christmas imlek valentine wisuda nikah nikahan pernikahan kawinan ultah ulang
  birthday liburan mudik sekolah kuliah kantor kerja rumah kamar ruangan ruang dapur mandi tamu tidur taman teras pesta kondangan
  harian sehari hari pagi siang malam musim hujan sore
  pacar teman sahabat guru dosen remaja dewasa lansia orang tua nenek kakek kakak adik keponakan pemula profesional mahasiswa pelajar
  karyawan cucu mertua bestie pengantin tetangga keluarga bule turis tamu tercinta tersayang
  rumahan olahraga santai formal kasual casual sporty outdoor indoor travel traveling jalan nongkrong
  gaming gamer game bluetooth wireless nirkabel kabel elektrik listrik manual otomatis digital portable portabel lipat
  bagian dalam luar atas bawah depan belakang samping dua tiga empat lima enam tujuh delapan sembilan sepuluh banyak sedikit semua
  jerawat kusam kering berminyak sensitif flek bruntusan komedo kerutan pegal capek pusing gatal batuk pilek flu demam mual diare
  mahal terjangkau sederhana lengkap komplit terlengkap isi ulang pengganti cadangan tambahan bantu bikin membuat menghilangkan
  mencerahkan memutihkan melembapkan melembabkan anti pelindung pencegah penghilang pemutih pembersih penyimpan penyimpanan`.split(
    /\s+/,
  ),
);

/** Whether a word describes goods and names none. */
export const isPlainWord = (word: string) => PLAIN_WORDS.has(word);
