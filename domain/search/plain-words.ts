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
  nonton menonton masak memasak belajar main bermain ngaji sholat solat berenang ngantor ngampus nongkrong ngegym nyantai
  cinta couple karakter kartun anime doraemon naruto spiderman frozen disney hello kitty korea jepang arab turki eropa cina
  mencerahkan memutihkan melembapkan melembabkan anti pelindung pencegah penghilang pemutih pembersih penyimpan penyimpanan`.split(
    /\s+/,
  ),
);

/** Words that describe the same, each group with the plainest first. */
const SAME_WORDS =
  `hitam item ireng black | putih white | merah red abang | biru blue | hijau ijo green | kuning yellow |
  ungu purple violet | abu gray grey | cokelat coklat brown | pink jambon | kayu wooden wood | kulit leather | kaca glass |
  besi iron metal logam | bambu bamboo | katun cotton | hangat anget warm | besar gede jumbo big large |
  kecil mini cilik small mungil | panjang long | pendek short | pintar pinter cerdas smart | lipat foldable folding |
  nirkabel wireless | portabel portable | elektrik listrik electric | tahan anti | senyap silent hening |
  ringan enteng lightweight | asli original | lembut halus soft empuk | tebal thick | tipis slim thin |
  bulat bunder round | pedas pedes spicy`
    .split('|')
    .map((group) => group.trim().split(/\s+/));

const sameByWord = new Map(SAME_WORDS.flatMap((group) => group.map((word) => [word, group] as const)));

/** Other words that describe the same as a word, the plainest first; none for most. */
export const sameWords = (word: string): readonly string[] =>
  sameByWord.get(word)?.filter((other) => other !== word) ?? [];

/** Whether a word describes goods and names none. */
export const isPlainWord = (word: string) => PLAIN_WORDS.has(word) || sameByWord.has(word);
