import type { ConceptData } from '../concept-data.ts';

/** Music, books, arts, gardening, and collections. */
export const HOBBIES: readonly ConceptData[] = [
  { makers: 'yamaha, cort, casio keyboard', in: 'alat-musik' },
  {
    words: 'alat musik, musik, instrumen musik, musical instrument, alat musik anak, instrumen',
    is: 'alat-musik',
  },
  {
    words:
      'gitar, guitar, gitar akustik, gitar listrik, gitar elektrik, gitar klasik, gitar pemula, gitar bass, bass, gitar akustik elektrik, acoustic guitar',
    near: 'ukulele',
    in: 'alat-musik',
  },
  { words: 'ukulele, ukelele, gitar kecil, kentrung, gitar mini, gitar ukulele', in: 'alat-musik' },
  {
    each: 'senar, senar gitar, pick gitar, pik gitar, capo, kapo, kapo gitar, tuner gitar, tas gitar, softcase gitar, stand gitar, buku gitar, kabel gitar',
    in: 'alat-musik',
  },
  { words: 'angklung, alat musik bambu, alat musik tradisional, alat musik daerah', in: 'alat-musik' },
  {
    each: 'suling, seruling, gamelan, kendang, harmonika, kalimba, cajon, rebana, gendang, recorder, terompet, saksofon, saxophone, kecapi, sasando, pianika, drum, biola, violin, drum elektrik, flute, cello, stik drum, pianika anak',
    in: 'alat-musik',
  },
  { words: 'buku, book, buku bacaan, bacaan, kitab, buku baru, buku laris', is: 'buku' },
  {
    words:
      'novel, buku novel, buku fiksi, buku sejarah, fiksi, novel sejarah, novel remaja, novel romantis, novel indonesia, cerpen, novel fiksi, novel romance, sastra, buku sastra',
    in: 'buku',
  },
  {
    each: 'komik, manga, comic, komik anak, majalah, kamus, kamus inggris, kamus bahasa inggris, buku pelajaran, lks, alquran, al quran, quran, iqro, atlas, ensiklopedia, buku agama, buku islami, buku bahasa inggris, buku cpns, buku soal, buku matematika, buku utbk, buku doa, alkitab',
    in: 'buku',
  },
  {
    words:
      'buku resep, buku masak, resep masakan, buku memasak, buku resep masakan, resep, cookbook, buku masakan, resep makanan, resep dapur',
    in: 'buku',
  },
  {
    words:
      'buku keuangan, buku motivasi, buku pengembangan diri, self improvement, buku self improvement, buku bisnis, buku investasi, buku uang, buku self help, mengatur uang, self help, buku nonfiksi, buku non fiksi, buku ekonomi, mengatur keuangan, buku panduan, mengatur duit, atur uang, atur duit, kelola uang, kelola keuangan, buku finansial, literasi keuangan, buku duit, buku nabung, buku menabung, buku saham',
    narrower: 'buku gaji pertama',
    in: 'buku',
  },
  {
    words:
      'buku cerita, buku anak, buku dongeng, cerita anak, buku bergambar, buku cerita anak, dongeng, buku anak anak, dongeng anak, buku mewarnai, buku cerita bergambar, buku balita, buku anak bergambar, buku bacaan anak',
    in: 'buku',
  },
  {
    words:
      'alat lukis, peralatan lukis, alat gambar, alat melukis, perlengkapan lukis, lukis, melukis, alat menggambar, perlengkapan melukis, menggambar, art supplies, alat seni, peralatan gambar',
    is: 'seni-lukis',
  },
  {
    words:
      'cat air, cat lukis, watercolor, cat akrilik, cat minyak, cat air anak, water color, cat poster, cat akrilik lukis, set cat air',
    in: 'seni-lukis',
  },
  { words: 'kanvas, kanvas lukis, canvas, kanvas lukisan, kain kanvas, kanvas melukis', in: 'seni-lukis' },
  { words: 'kuas, brush, kuas lukis, kuas cat air', near: 'cat air', in: 'seni-lukis' },
  {
    words:
      'easel, standing lukis, papan lukis, tripod lukis, dudukan kanvas, sandaran lukis, penyangga kanvas, stand lukis, easel lukis, stand kanvas',
    in: 'seni-lukis',
  },
  {
    words:
      'pensil warna, krayon, crayon, oil pastel, spidol warna, crayon anak, pewarna, pastel, alat mewarnai',
    near: 'cat air',
    in: 'seni-lukis',
  },
  {
    words: 'buku gambar, buku sketsa, sketchbook, kertas gambar, sketch book',
    near: 'cat air',
    in: 'seni-lukis',
  },
  {
    words:
      'canting, alat membatik, membatik, paket membatik, kit membatik, alat batik, paket batik, belajar membatik, kain mori, malam batik',
    narrower: 'paket batik tulis',
    in: 'seni-lukis',
  },
  {
    each: 'alat tulis, pensil, spidol, pulpen, bolpoin, ballpoint, bolpen, penghapus, penggaris, stabilo, kotak pensil, tempat pensil, alat tulis kantor, atk, stationery, buku tulis, buku catatan, agenda, planner, binder, pena, rautan, kertas, sticky notes, papan tulis, map, amplop, kalkulator, stapler',
    in: 'seni-lukis',
  },
  {
    each: 'benang rajut, rajutan, merajut, hakpen, manik manik, diamond painting, tanah liat, plastisin, resin, origami, kertas origami, stiker, sticker, scrapbook, sulam, kristik',
    in: 'seni-lukis',
  },
  {
    words:
      'alat berkebun, peralatan berkebun, alat kebun, berkebun, kebun, gardening, perlengkapan berkebun, peralatan kebun, perlengkapan kebun, tools berkebun, alat tanam, alat taman',
    is: 'berkebun',
  },
  {
    words:
      'gunting tanaman, gunting dahan, sekop, cangkul, garpu tanah, cetok, sekop tanaman, sekop taman, penyiram tanaman, alat siram tanaman, semprotan tanaman, gunting ranting, sarung tangan kebun, sprayer',
    near: 'alat berkebun',
    in: 'berkebun',
  },
  {
    words:
      'bibit, benih, biji tanaman, bibit sayur, bibit tanaman, benih sayur, benih sayuran, bibit sayuran, bibit cabe, benih cabe, bibit cabai, bibit bunga, bibit buah, benih tanaman, biji sayur, bibit tomat, benih bunga, seeds, biji bijian, benih kangkung',
    near: 'media tanam, hidroponik',
    in: 'berkebun',
  },
  {
    words:
      'media tanam, tanah, pupuk, kompos, tanah pot, tanah humus, pupuk kandang, pupuk kompos, pupuk organik, pupuk tanaman, sekam, cocopeat, tanah tanaman, sekam bakar, humus, pupuk npk, media tanam organik',
    in: 'berkebun',
  },
  {
    words:
      'hidroponik, hydroponic, hidroponic, hidroponik set, paket hidroponik, starter kit hidroponik, hidroponik pemula',
    in: 'berkebun',
  },
  {
    words: 'pot, pot bunga, pot tanaman, pot plastik, polybag, pot gantung, pot hias, pot kecil',
    near: 'vas bunga, hidroponik',
    in: 'berkebun',
  },
  {
    words: 'tanaman, tanaman hias, bunga, pohon, tumbuhan, plants',
    near: 'benih, media tanam, hidroponik',
    in: 'berkebun',
  },
  {
    words:
      'koleksi, barang antik, antik, barang koleksi, barang kuno, kuno, barang unik, collectible, barang langka, jadul, barang jadul',
    is: 'koleksi',
  },
  {
    words:
      'koin, uang kuno, koin kuno, uang lama, uang koin, uang jadul, uang logam, koin lama, uang kertas kuno, numismatik, koin antik, uang antik, mahar uang kuno, duit kuno',
    in: 'koleksi',
  },
  { words: 'album koin, album uang, album koin kuno, tempat koin, binder koin', in: 'koleksi' },
  { words: 'wayang, wayang kulit, wayang golek, arjuna', in: 'koleksi' },
  {
    words:
      'miniatur, diecast, figur, action figure, figurin, figure, gundam, model kit, hot wheels, hotwheels, funko, miniatur kapal, kapal pinisi, kapal pajangan, kapal kayu, kapal miniatur, action figur',
    in: 'koleksi',
  },
  {
    words: 'kerajinan, kerajinan tangan, handicraft, handmade, kerajinan kayu, kerajinan bali',
    narrower: 'wayang kulit, miniatur, boneka rajut, vas bunga, clutch, angklung, lampu gantung',
    in: 'koleksi',
  },
  {
    words: 'patung, ukiran, topeng',
    near: 'wayang kulit, miniatur',
    in: 'koleksi',
  },
  {
    words: 'souvenir, suvenir, cendera mata, cinderamata, cenderamata, souvenir khas',
    narrower: 'wayang kulit, miniatur, koin kuno, hampers, set kado',
    in: 'koleksi',
  },
  { each: 'perangko, prangko, filateli, keris, batu akik, akik, kartu pokemon, pokemon', in: 'koleksi' },
  { words: 'hobi, hobby', is: 'alat-musik, buku, seni-lukis, berkebun, koleksi' },
];
