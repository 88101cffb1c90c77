import type { ConceptData } from '../concept-data.ts';

/** Furniture, kitchen, decoration, bedding, cleaning, and tools. */
export const HOME: readonly ConceptData[] = [
  { makers: 'philips', goods: 'lampu', in: 'smart-home' },
  { makers: 'miyako, cosmos, maspion', goods: 'alat dapur', in: 'dapur' },
  { makers: 'ikea, informa', goods: 'furnitur', in: 'furnitur' },
  {
    words: 'furnitur, mebel, meubel, furniture, perabot, perabotan, mebeler, furnitur rumah, furnitur kayu',
    is: 'furnitur',
  },
  {
    words: 'meja, table, desk, meja kayu',
    in: 'furnitur',
  },
  {
    words: 'meja lipat, meja makan, meja tamu, meja tv, meja kopi, meja rias, coffee table, nakas',
    near: 'meja kerja',
    in: 'furnitur',
  },
  {
    words: 'meja kerja, meja kantor, meja belajar, meja komputer, meja tulis, meja gaming, meja kerja kayu',
    in: 'furnitur',
  },
  {
    words:
      'kursi, chair, bangku, kursi kantor, kursi kerja, kursi gaming, kursi belajar, kursi santai, kursi rotan, kursi teras, kursi malas, kursi lipat, kursi makan, kursi plastik',
    narrower: 'sofa',
    in: 'furnitur',
  },
  { words: 'sofa, kursi tamu, sofa bed, sofabed, sofa minimalis, sofa lipat', in: 'furnitur' },
  {
    words:
      'rak, rack, shelf, rak buku, rak besi, rak dinding, rak serbaguna, lemari buku, rak kayu, bookshelf, rak susun, rak sepatu, tempat buku, rak novel, rak serba guna',
    in: 'furnitur',
  },
  {
    words: 'rak bumbu, rak dapur, rak piring',
    narrower: 'toples bumbu, rak',
    in: 'dapur, furnitur',
  },
  {
    words: 'lemari, almari, lemari pakaian, lemari baju, wardrobe, lemari plastik, lemari kayu',
    in: 'furnitur',
  },
  {
    words:
      'alat dapur, peralatan dapur, perlengkapan dapur, perabot dapur, peralatan masak, alat masak, kitchen, alat alat dapur, alat masak dapur, alat memasak, cookware, kitchen set, kitchenware, perabotan dapur, keperluan dapur',
    is: 'dapur',
  },
  {
    words:
      'wajan, penggorengan, teflon, kuali, frying pan, wok, fry pan, wajan anti lengket, wajan teflon, katel, wajan granit, alat goreng',
    in: 'dapur',
  },
  { words: 'panci, panci set, panci kukus, panci stainless, set panci', near: 'wajan', in: 'dapur' },
  { each: 'presto, panci presto, kukusan, dandang, langseng', in: 'dapur' },
  { words: 'cobek, ulekan, ulek, cowek, ulegan, cobek batu, coet, layah, lumpang, mortar', in: 'dapur' },
  { words: 'pisau, knife, pisau dapur, set pisau, pisau set, piso, pisau daging, pisau buah', in: 'dapur' },
  {
    words:
      'toples, stoples, wadah bumbu, tempat bumbu, tempat bumbu dapur, jar, toples kaca, toples kue, toples bumbu, toples plastik, botol bumbu',
    in: 'dapur',
  },
  {
    words:
      'air fryer, airfryer, penggorengan udara, air frayer, penggorengan tanpa minyak, penggoreng tanpa minyak, wajan tanpa minyak, goreng tanpa minyak, erfryer',
    in: 'dapur',
  },
  {
    words:
      'rice cooker, magic com, magicom, penanak nasi, ricecooker, magic jar, rice coker, mejikom, mejik kom',
    in: 'dapur',
  },
  {
    each: 'blender, mixer, juicer, chopper, hand blender, food processor, penggiling daging, blender portable',
    in: 'dapur',
  },
  {
    words:
      'kompor, kompor gas, kompor listrik, kompor induksi, tabung gas, regulator gas, kompor portable, kompor portabel, gas elpiji',
    in: 'dapur',
  },
  {
    words:
      'oven, oven listrik, microwave, mikrowave, toaster, pemanggang, pemanggang roti, panggangan, grill',
    near: 'air fryer',
    in: 'dapur',
  },
  {
    each: 'dispenser, galon, teko, ceret, pompa galon, teko listrik, water heater, filter air, kettle',
    in: 'dapur',
  },
  {
    each: 'piring, mangkok, mangkuk, gelas, cangkir, sendok, garpu, mug, piring set, sendok garpu, gelas kopi, gelas kaca, alat makan, sendok makan, sumpit, sedotan, nampan, baki, gelas set',
    in: 'dapur',
  },
  {
    words:
      'botol minum, tumbler, termos, botol air, botol, water bottle, botol minum anak, tumbler stainless, botol minuman, termos air panas, tumbler kopi',
    in: 'dapur',
  },
  {
    each: 'talenan, spatula, sutil, centong, parutan, alat parut, parut, alat pengupas, saringan, serbet, celemek, apron, cetakan kue, loyang, timbangan dapur, timbangan kue, pengocok telur, whisk, gunting dapur, tudung saji, taplak meja, tatakan gelas, tatakan, aluminium foil, plastik wrap, alat cetak',
    in: 'dapur',
  },
  {
    each: 'tempat makan, kotak makan, lunch box, kotak bekal, wadah makanan, tupperware, food container, rantang, tempat bekal, bekal, wadah plastik, tempat minum, tempat nasi, tempat sendok, lunchbox, kotak makan anak, wadah',
    in: 'dapur',
  },
  {
    each: 'mesin kopi, coffee maker, grinder kopi, french press, dripper, penggiling kopi, alat kopi, saringan kopi, moka pot, alat seduh kopi',
    in: 'dapur',
  },
  {
    words: 'kulkas, lemari es, freezer, kulkas 2 pintu, kulkas mini, kulkas 1 pintu, kulkas dua pintu',
    in: 'dapur',
  },
  { words: 'mesin cuci, pengering baju, washing machine, mesin pengering', in: 'kebersihan' },
  {
    words: 'setrika, strika, gosokan, setrika uap, steamer baju, meja setrika',
    in: 'kebersihan',
  },
  {
    words: 'ac, air conditioner, pendingin ruangan, air cooler, ac portable, ac 1 pk, ac split',
    in: 'smart-home',
  },
  { words: 'kipas angin, kipas, fan, exhaust fan', in: 'smart-home' },
  { each: 'pompa air, tandon air, toren, genset, stabilizer listrik, panel surya', in: 'smart-home' },
  {
    words:
      'dekorasi, hiasan, dekor, dekorasi rumah, hiasan rumah, home decor, dekorasi kamar, hiasan kamar, aksesoris rumah, hiasan ruang tamu',
    is: 'dekorasi',
  },
  {
    words:
      'pajangan, pajangan rumah, hiasan meja, pajangan meja, pajangan lemari, hiasan lemari, pajangan ruang tamu, dekorasi meja',
    narrower: 'miniatur, wayang kulit, vas bunga, patung',
    near: 'jam dinding, cermin rotan, lampu gantung',
    in: 'dekorasi, koleksi',
  },
  {
    words: 'hiasan dinding, pajangan dinding, wall decor, dekorasi dinding, hiasan tembok',
    narrower: 'jam dinding, cermin rotan, wayang kulit',
    in: 'dekorasi',
  },
  {
    each: 'lukisan, poster, bingkai, bingkai foto, frame foto, pigura, figura, kaligrafi, stiker dinding, wallpaper, wallpaper dinding, walpaper, wallpaper sticker',
    in: 'dekorasi',
  },
  {
    words:
      'cermin, kaca, kaca cermin, mirror, cermin dinding, kaca rias, kaca dinding, cermin rias, kaca hias, cermin rotan, kaca besar',
    in: 'dekorasi',
  },
  {
    words:
      'vas, vas bunga, pas bunga, fas bunga, jambangan, vas keramik, bunga hias, bunga palsu, bunga plastik, bunga artificial, tanaman artificial, vas bunga keramik',
    in: 'dekorasi',
  },
  {
    each: 'lilin, lilin aromaterapi, diffuser, difuser, aromaterapi, aroma terapi, humidifier, pengharum ruangan, pewangi ruangan, pengharum, parfum ruangan, reed diffuser, essential oil, dupa, pengharum kamar, pengharum mobil, parfum mobil, pewangi mobil, pengharum lemari',
    in: 'dekorasi',
  },
  {
    each: 'karpet, permadani, tikar, keset, karpet bulu, karpet kamar, karpet lantai, keset kaki',
    in: 'dekorasi',
  },
  {
    words: 'gorden, horden, korden, gordyn, tirai, hordeng, tirai jendela, gorden jendela, gorden pintu',
    in: 'dekorasi',
  },
  {
    each: 'led strip, lampu strip, lampu tumblr, lampu neon, lampu emergency, lampu darurat, lampu taman, lampu tembak',
    in: 'dekorasi',
  },
  {
    words:
      'kasur, matras kasur, springbed, spring bed, ranjang, tempat tidur, dipan, kasur lipat, kasur lantai, kasur busa, kasur angin, topper kasur',
    near: 'sofa bed',
    in: 'perlengkapan-tidur',
  },
  { words: 'perlengkapan tidur, alat tidur, bedding', is: 'perlengkapan-tidur' },
  {
    words:
      'bantal, pillow, bantal tidur, bantal kepala, bantal hotel, bantal silikon, bantal dakron, bantal guling, bantal leher, bantal kesehatan, bantal memory foam, bantal sofa',
    in: 'perlengkapan-tidur',
  },
  { words: 'guling, bolster', near: 'bantal', in: 'perlengkapan-tidur' },
  {
    words:
      'sprei, seprai, seprei, sepray, sperei, bed sheet, bedsheet, bed cover, bedcover, spray kasur, alas kasur, sarung kasur, sprei katun, sprei set',
    in: 'perlengkapan-tidur',
  },
  {
    words: 'sarung bantal, sarung guling, sarung bantal guling',
    near: 'sprei',
    in: 'perlengkapan-tidur',
  },
  { words: 'selimut, blanket, selimut tidur, selimut bulu', in: 'perlengkapan-tidur' },
  {
    words: 'kelambu, kelambu tenda, kelambu lipat, kelambu kasur, kelambu bayi',
    in: 'perlengkapan-tidur',
  },
  {
    words:
      'obat nyamuk, anti nyamuk, antinyamuk, pengusir nyamuk, semprotan nyamuk, lotion anti nyamuk, obat nyamuk bakar, obat nyamuk elektrik, pembasmi nyamuk, nyamuk, baygon, autan, soffell, raket nyamuk',
    near: 'kelambu',
    in: 'perlengkapan-tidur, kebersihan',
  },
  {
    each: 'racun tikus, perangkap tikus, lem tikus, kapur barus, kamper, pembasmi serangga, obat kecoa, obat semut, obat tikus, obat rayap',
    in: 'kebersihan',
  },
  {
    words:
      'alat kebersihan, perlengkapan kebersihan, alat bersih bersih, pembersih rumah, alat pembersih, kebersihan rumah, peralatan kebersihan, alat bebersih, cleaning',
    is: 'kebersihan',
  },
  {
    words:
      'pel, alat pel, pel lantai, mop, spin mop, pelan lantai, pel putar, alat pel lantai, kain pel, lap pel, tongkat pel, pelan, alat pel putar, pengepel',
    near: 'pembersih lantai, sapu',
    in: 'kebersihan',
  },
  {
    words: 'sapu, broom, sapu lantai, sapu ijuk, sapu lidi, sapu nilon, pengki, serokan, sapu set',
    near: 'alat pel',
    in: 'kebersihan',
  },
  {
    words:
      'pembersih lantai, karbol, cairan pel, sabun lantai, sabun pel, wipol, super pell, pewangi lantai, floor cleaner, cairan pembersih lantai, obat pel',
    in: 'kebersihan',
  },
  {
    words:
      'penyedot debu, vacuum cleaner, vacuum, vakum, vacum cleaner, vakum cleaner, penghisap debu, sedotan debu, pembersih debu, vacuum mobil, vacuum cleaner mini, penyedot debu mobil, sedot debu, vacuum portable, robot vacuum',
    in: 'kebersihan',
  },
  {
    words:
      'deterjen, detergen, sabun cuci, pewangi pakaian, pelembut pakaian, rinso, sabun cuci baju, deterjen cair, softener, molto, pemutih baju, sabun deterjen, pengharum pakaian, parfum laundry, pewangi laundry, pewangi baju',
    in: 'kebersihan',
  },
  {
    each: 'sabun cuci piring, pencuci piring, sunlight, sabun cuci tangan, pembersih kaca, pembersih kamar mandi, pembersih toilet, pembersih wc, pembersih dapur, pembersih kerak, tempat sampah, tong sampah, kantong sampah, plastik sampah, trash bag, bak sampah',
    in: 'kebersihan',
  },
  {
    each: 'kain lap, lap, lap microfiber, kain microfiber, kanebo, lap kaca, lap dapur, spons, spon, sikat, sikat wc, sikat baju, kemoceng, ember, gayung, baskom, semprotan, botol semprot, selang, selang air, sarung tangan karet, tisu, tissue, tisu basah, tisu wajah, tisue, tisu toilet, tempat tisu, kotak tisu, handuk, waslap, keset kamar mandi, shower, keran air',
    in: 'kebersihan',
  },
  {
    each: 'gantungan, gantungan baju, hanger, hanger baju, jemuran, jemuran baju, jepitan baju, jepit jemuran, kapstok, rak jemuran, keranjang, keranjang baju, keranjang laundry, keranjang cucian, box container, kotak penyimpanan, storage box, organizer, container box, kontainer, tempat baju, laci, laci plastik, tempat kosmetik, tempat sepatu, tempat penyimpanan, kotak, box, kardus, karung',
    in: 'furnitur, kebersihan',
  },
  {
    words:
      'kos kosan, barang kos, perlengkapan kos, kebutuhan kos, peralatan kos, perlengkapan anak kos, kebutuhan anak kos, perabotan rumah, perabot rumah, peralatan rumah, peralatan rumah tangga, alat rumah tangga, perabotan rumah tangga, perabot rumah tangga, perlengkapan rumah, rumah tangga, barang rumah tangga, keperluan rumah',
    is: 'furnitur, dapur, dekorasi, perlengkapan-tidur, kebersihan',
  },
  {
    each: 'tempat, mesin jahit, benang, benang jahit, jarum jahit, alat jahit, kain, kain flanel, gunting kain',
  },
  {
    each: 'bor, bor listrik, obeng, tang, palu, gergaji, paku, sekrup, kunci inggris, perkakas, alat tukang, tangga, lem, lem korea, lakban, selotip, double tape, cat tembok, cat kayu, kuas cat, meteran, gerinda, toolkit, tool kit, kunci pas, bor tangan, amplas, semen, gunting, cutter, lem tembak',
  },
];
