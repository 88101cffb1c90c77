import type { ConceptData } from '../concept-data.ts';

/** Health, mother and child, and herbs. */
export const HEALTH: readonly ConceptData[] = [
  {
    words:
      'vitamin, suplemen, multivitamin, supplement, vit, suplemen kesehatan, daya tahan tubuh, imun, imunitas, imun booster, imunboost, vitamin tubuh, vitamin daya tahan tubuh, penambah imun, vitamin imun',
    in: 'vitamin-suplemen',
    narrower: 'kolagen, minyak ikan',
  },
  { words: 'vitamin c, vit c, vitamin c tablet, vitamin c 1000, vitamin c 500', in: 'vitamin-suplemen' },
  {
    words:
      'vitamin anak, multivitamin anak, vitamin anak anak, suplemen anak, vitamin balita, penambah nafsu makan anak, vitamin nafsu makan',
    narrower: 'permen jeli multivitamin',
    in: 'vitamin-suplemen',
  },
  {
    words: 'minyak ikan, omega 3, fish oil, omega, omega3, minyak ikan salmon, fishoil',
    in: 'vitamin-suplemen',
  },
  {
    words: 'kolagen, collagen, minuman kolagen, collagen drink, minuman kecantikan, kolagen minuman',
    in: 'vitamin-suplemen',
  },
  {
    each: 'penambah berat badan, penggemuk badan, pelangsing, obat diet, diet, whey protein, protein, susu protein, kalsium, zat besi, vitamin b, vitamin d, vitamin e, vitamin ibu hamil, peninggi badan, spirulina, pelangsing badan, obat pelangsing, teh pelangsing, obat penggemuk',
    in: 'vitamin-suplemen',
  },
  {
    words:
      'obat, obat obatan, medicine, obat batuk, obat flu, obat pilek, obat masuk angin, masuk angin, obat sakit kepala, sakit kepala, obat pusing, obat maag, obat demam, obat diare, obat pegal, obat pegal linu, obat sakit gigi, obat sakit perut, obat asam urat, tolak angin, antangin, paracetamol, bodrex, batuk, pegal linu, obat sakit pinggang, obat kolesterol, obat darah tinggi, obat tidur, obat encok, obat batuk herbal',
    near: 'herbal, jahe, madu, wedang uwuh, minyak balur',
    in: 'herbal',
  },
  {
    each: 'obat mata, tetes mata, obat kumur, obat kuat, obat gatal, salep, koyo, obat cacing, obat panu, antiseptik, kondom, alat kontrasepsi, pelumas',
    in: 'alat-kesehatan',
  },
  {
    words: 'alat kesehatan, alkes, peralatan medis, alat medis, perlengkapan kesehatan, peralatan kesehatan',
    is: 'alat-kesehatan',
  },
  {
    words:
      'tensimeter, alat tensi, tensi, alat ukur tekanan darah, pengukur tekanan darah, tensi digital, tensi darah, alat tensi darah, tekanan darah, alat cek tensi, alat ukur tensi, alat tensi digital, tensi meter, darah tinggi, cek tensi, alat cek darah tinggi, tensimeter digital',
    in: 'alat-kesehatan',
  },
  {
    words:
      'termometer, thermometer, pengukur suhu, alat ukur suhu, termogun, thermogun, termometer digital, pengukur suhu badan, alat cek suhu, termometer bayi, termometer tembak, pengukur panas, suhu badan, alat ukur suhu tubuh, alat ukur panas, pengukur demam, termo gun, cek suhu',
    in: 'alat-kesehatan',
  },
  {
    words:
      'p3k, kotak p3k, kotak obat, first aid, first aid kit, tas p3k, plester, perban, hansaplast, betadine, obat luka, obat merah, kasa, kotak pppk, isi kotak p3k, perlengkapan p3k',
    in: 'alat-kesehatan',
  },
  {
    words:
      'korset, penyangga pinggang, korset pinggang, penyangga punggung, back support, sabuk pinggang, stagen, korset perut, korset pelangsing, korset penyangga pinggang, sakit pinggang, korset punggung, postur, penegak punggung, korektor postur, posture corrector, penyangga postur',
    in: 'alat-kesehatan',
  },
  {
    each: 'popok dewasa, pampers dewasa, diapers dewasa, timbangan, timbangan badan, timbangan digital, timbangan bayi, masker medis, masker mulut, masker kain, masker duckbill, masker hidung, masker kn95, masker sensi, handsanitizer, hand sanitizer, gula darah, alat cek gula darah, cek gula darah, alat tes gula darah, glukometer, asam urat, kolesterol, oximeter, oksimeter, pulse oximeter, nebulizer, nebuliser, stetoskop, alat bantu dengar, test pack, testpack, tes kehamilan, alat pijat, pijat, kursi pijat, alat terapi, alat pijat leher, kursi roda, tongkat jalan, tongkat, kruk, walker, knee support, deker, penyangga lutut, penyangga leher, alat suntik, sarung tangan medis, bantal pemanas, kompres, infrared terapi, kacamata terapi, kaos kaki kompresi',
    in: 'alat-kesehatan',
  },
  {
    words: 'sikat gigi, toothbrush, sikat gigi elektrik, sikat gigi listrik, electric toothbrush, skat gigi',
    in: 'perawatan-pribadi',
  },
  { words: 'perawatan gigi, pembersih gigi', narrower: 'sikat gigi', in: 'perawatan-pribadi' },
  {
    words: 'odol, pasta gigi, pepsodent, mouthwash, benang gigi, toothpaste, pemutih gigi',
    near: 'sikat gigi',
    in: 'perawatan-pribadi',
  },
  {
    words:
      'alat cukur, cukuran, pencukur, shaver, cukur, pisau cukur, mesin cukur, alat pencukur, alat cukur jenggot, cukur jenggot, cukur kumis, alat cukur kumis, alat cukur rambut, mesin cukur rambut, hair clipper, clipper, gillette, alat cukur elektrik, cukuran elektrik, trimmer, alat cukur listrik, alat cukur bulu, cukuran jenggot, silet',
    in: 'perawatan-pribadi',
  },
  {
    words:
      'pembalut, softex, pembalut kain, sanitary pad, menstrual pad, haid, menstruasi, laurier, pantyliner, menspad, pembalut wanita, pembalut cuci ulang, menstrual cup',
    in: 'perawatan-pribadi',
  },
  {
    words:
      'gunting kuku, perawatan kuku, manicure, manikur, alat kuku, pemotong kuku, potong kuku, nail clipper, set kuku, manicure set, alat potong kuku, pedicure, kikir kuku, manicure pedicure, nail care',
    in: 'perawatan-pribadi',
  },
  { words: 'perawatan pribadi, personal care, perawatan diri', is: 'perawatan-pribadi' },
  {
    words:
      'popok, pampers, popok bayi, diaper, diapers, popok kain, clodi, pempers, popok celana, popok cuci ulang, merries, mamypoko, sweety, popok kain bayi, diapers bayi',
    in: 'ibu-bayi',
  },
  {
    words:
      'pompa asi, breast pump, breastpump, alat pompa asi, pumping, pumping asi, pompa asi elektrik, pompa susu, alat pumping, bp elektrik',
    in: 'ibu-bayi',
  },
  {
    words:
      'gendongan, gendongan bayi, hipseat, baby carrier, kain gendong, gendongan depan, gendongan kaos, gendongan hipseat, geos, gendongan anak',
    in: 'ibu-bayi',
  },
  {
    words:
      'mpasi, peralatan makan bayi, alat makan bayi, peralatan mpasi, piring bayi, piring makan bayi, mangkok makan bayi, perlengkapan makan anak, alat makan anak, alat mpasi, alat makan mpasi, set mpasi, perlengkapan makan mpasi, sendok bayi, mangkok bayi, tempat makan bayi, perlengkapan mpasi, set makan bayi, mangkuk bayi, piring anak, perlengkapan makan bayi, celemek bayi',
    in: 'ibu-bayi',
  },
  {
    each: 'botol susu, dot, dot bayi, botol dot, botol bayi, botol susu bayi, empeng, kantong asi, cooler asi, kantung asi, teether, gigitan bayi, sterilizer botol',
    in: 'ibu-bayi',
  },
  { words: 'stroller, kereta bayi, kereta dorong, kereta dorong bayi', in: 'ibu-bayi' },
  {
    each: 'susu bayi, susu formula, sufor, sgm, bebelac, dancow, susu formula bayi, susu anak, susu ibu hamil, susu hamil, susu busui, susu ibu menyusui, bubur bayi, makanan bayi, biskuit bayi',
    in: 'ibu-bayi',
  },
  {
    each: 'baju bayi, pakaian bayi, kaos bayi, baju newborn, jumper bayi, setelan bayi, sepatu bayi, topi bayi, bedong, bedong bayi, bedak bayi, sabun bayi, sampo bayi, shampo bayi, minyak telon bayi, lotion bayi, baby oil, baby lotion, tisu bayi, tisu basah bayi, minyak bayi, cream bayi, parfum bayi, cologne bayi, handuk bayi, kasur bayi, bantal bayi, box bayi, tempat tidur bayi, ranjang bayi, bak mandi bayi, baby walker, bouncer, bouncer bayi, kursi makan bayi, high chair, kelambu lipat bayi, baju anak bayi, kaos kaki bayi, perlak, perlak bayi',
    in: 'ibu-bayi',
  },
  {
    words:
      'bayi, baby, perlengkapan bayi, peralatan bayi, newborn, kebutuhan bayi, ibu hamil, ibu menyusui, ibu dan bayi, ibu bayi, perlengkapan melahirkan, bayi baru lahir, perlengkapan ibu hamil, busui, kado bayi, kado lahiran, hadiah bayi, kado bayi baru lahir, kado melahirkan, hampers bayi, hadiah lahiran, baby shower, kebutuhan ibu hamil',
    is: 'ibu-bayi',
  },
  {
    words:
      'herbal, jamu, obat herbal, obat herbal alami, obat tradisional, ramuan, temulawak, kunyit asam, beras kencur, jamu tradisional, jamu pegal linu, minuman herbal, ramuan tradisional, kunyit, habbatussauda, obat alami, jamu herbal, minuman kesehatan, jamu jamuan',
    is: 'herbal',
  },
  {
    words: 'madu, honey, madu murni, madu asli, madu hutan, madu hitam, madu sumbawa, propolis, madu alami',
    in: 'herbal',
  },
  {
    words:
      'jahe, ginger, jahe merah, wedang jahe, wedang, jahe instan, serbuk jahe, jahe bubuk, minuman jahe, bandrek, sekoteng, jahe merah bubuk, jahe merah instan',
    narrower: 'wedang uwuh',
    in: 'herbal',
  },
  {
    words:
      'minyak urut, minyak balur, minyak kayu putih, balsem, minyak gosok, minyak telon, minyak angin, minyak pijat, minyak kayuputih, freshcare, fresh care, cap lang, aromaterapi roll on, minyak tawon, minyak cengkeh, minyak sereh, minyak herbal',
    in: 'herbal',
  },
  { each: 'minyak zaitun, olive oil, vco, minyak kelapa', in: 'herbal' },
];
