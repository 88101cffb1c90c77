import type { ConceptData } from '../concept-data.ts';

/** Food, drinks, and presents. */
export const FOOD: readonly ConceptData[] = [
  {
    words: 'makanan, food, makanan minuman, kuliner, makanan dan minuman, makan',
    is: 'camilan, makanan-instan, kue-cokelat, bumbu-dapur, kopi-teh',
  },
  {
    words:
      'oleh oleh, buah tangan, oleh oleh khas, makanan khas, makanan daerah, makanan tradisional, jajanan khas, oleh oleh khas daerah, oleh oleh makanan',
    is: 'camilan, kue-cokelat, makanan-instan, kopi-teh',
  },
  {
    words:
      'camilan, snack, cemilan, snak, jajan, makanan ringan, kudapan, chiki, jajanan, cemilan sehat, snack sehat, ciki, kletikan, camilan pedas, cemilan pedas, snack kiloan, makanan kecil, gorengan, camilan sehat, cemilan kantor, ngemil',
    is: 'camilan',
  },
  {
    words:
      'keripik, kripik, chips, kripik singkong, keripik pedas, kripik pedas, kripik tempe, kripik pisang, keripik pisang, keripik kentang, kentang, rengginang, kripik kentang, criping, kripik singkong pedas',
    in: 'camilan',
  },
  { words: 'keripik singkong, singkong, balado, keripik balado, kripik balado', in: 'camilan' },
  { words: 'keripik tempe, tempe, tempe keripik', in: 'camilan' },
  {
    words:
      'kerupuk, krupuk, amplang, kerupuk ikan, kerupuk udang, kerupuk kulit, amplang ikan, kerupuk palembang, emping, krupuk ikan',
    near: 'keripik',
    in: 'camilan',
  },
  {
    words:
      'kacang, kacang mete, mete, peanut, mede, kacang mede, cashew, kacang almond, almond, kacang tanah, kacang panggang, kacang goreng, nuts, kacang bawang, kacang madu',
    in: 'camilan',
  },
  {
    each: 'permen, candy, basreng, makaroni, seblak, rempeyek, popcorn, snack box, agar agar, jelly, puding, wafer, sosis, bakso, nugget, abon, dendeng, ikan asin, dimsum, cireng, cilok, batagor, pempek, siomay',
    in: 'camilan',
  },
  {
    words:
      'kopi, coffee, kopi bubuk, kopi hitam, biji kopi, bubuk kopi, kopi asli, kopi luwak, kopi sachet, kopi saset, kopi instan, kopi susu, espresso, kopi lokal, kopi tubruk, coffee beans',
    in: 'kopi-teh',
  },
  { words: 'kopi arabika, arabica, arabika, kopi arabica', near: 'kopi drip bag', in: 'kopi-teh' },
  { words: 'kopi robusta, robusta', in: 'kopi-teh' },
  { words: 'kopi drip, drip bag, kopi drip bag, drip coffee, hampers kopi, kopi seduh', in: 'kopi-teh' },
  {
    words:
      'teh, tea, daun teh, teh celup, teh hijau, green tea, teh melati, teh tubruk, teh hitam, teh seduh, matcha, teh herbal, teh poci, teh hangat, jasmine tea, the celup',
    in: 'kopi-teh',
  },
  {
    words: 'minuman, drink, minuman segar, minuman kemasan, minuman tradisional, beverage',
    narrower: 'kopi, teh, jahe, wedang uwuh',
    is: 'kopi-teh',
  },
  {
    words:
      'minuman hangat, minuman anget, minuman penghangat, minuman rempah, minuman penghangat badan, penghangat badan',
    narrower: 'jahe, wedang uwuh',
    near: 'teh, kopi',
    in: 'herbal, kopi-teh',
  },
  {
    each: 'sirup, jus, air mineral, soda, es krim, minuman soda, yogurt, keju, mentega, margarin',
    in: 'kopi-teh',
  },
  {
    words:
      'bumbu, bumbu dapur, bumbu masak, rempah, penyedap, spice, bumbu instan, bumbu racik, bumbu masakan, bumbu nasi goreng, rempah rempah, bumbu jadi, bumbu siap pakai, penyedap rasa, kaldu, kaldu bubuk, lada, merica, ketumbar, bumbu siap masak, bumbu soto, bumbu opor, bumbu gulai, bumbu rawon',
    is: 'bumbu-dapur',
  },
  {
    words:
      'sambal, sambel, saus sambal, chili oil, sambal botol, sambal kemasan, sambal roa, sambal siap makan, sambel botol, sambal pedas, sambal bawang, sambal ikan, cabai, cabe, sambal matah',
    in: 'bumbu-dapur',
  },
  {
    words:
      'saus, saos, saus tiram, saos tiram, saus tomat, saos tomat, saos sambal, mayones, mayonaise, cuka, terasi',
    near: 'sambal, kecap',
    in: 'bumbu-dapur',
  },
  { words: 'kecap, kecap manis, soy sauce, kecap asin, kecap bango, ketjap', in: 'bumbu-dapur' },
  {
    words: 'rendang, bumbu rendang, rendang kemasan, rendang daging, rendang padang, rendang sapi',
    in: 'bumbu-dapur, makanan-instan',
  },
  {
    words:
      'makanan instan, makanan siap saji, makanan cepat saji, instan, frozen food, makanan siap santap, makanan kaleng, sarden, kornet, makanan kemasan, lauk siap saji, lauk, makanan beku, makanan anak kos, makanan praktis, lauk kemasan, makanan darurat, makanan siap makan',
    is: 'makanan-instan',
  },
  {
    words:
      'mi, mie, noodle, mi instan, mie instan, bakmi, indomie, mi kering, mie kering, mi goreng, mie goreng, ramen, bihun, mie sayur, spaghetti, pasta, kwetiau, mie telur, mi sayur, mie sehat, makaroni pasta',
    in: 'makanan-instan',
  },
  {
    words: 'bubur, bubur instan, bubur ayam, oatmeal, sereal, bubur manado, sarapan instan, oat, sarapan',
    in: 'makanan-instan',
  },
  {
    words: 'nasi, nasi instan, nasi liwet, nasi liwet instan, nasi goreng, nasi kuning',
    in: 'makanan-instan',
  },
  { words: 'coto, soto, coto makassar, soto ayam, sop, sup, rawon, sop buntut, gulai', in: 'makanan-instan' },
  {
    words:
      'kue, cookies, cookie, kukis, kue kering, kuker, kue lebaran, biskuit, kue kering lebaran, kue natal, jajan pasar, kue tradisional, kue lebaran kering, kue imlek, kue kaleng',
    narrower: 'nastar, lapis legit, kue bagea',
    in: 'kue-cokelat',
  },
  {
    words:
      'camilan lebaran, cemilan lebaran, snack lebaran, jajan lebaran, makanan lebaran, suguhan lebaran, jajanan lebaran, suguhan, suguhan tamu',
    narrower: 'kue, nastar, lapis legit, kue bagea, kacang mete',
    near: 'camilan, cokelat',
    in: 'kue-cokelat, camilan',
  },
  {
    words: 'nastar, nastar nanas, kue nastar, kastengel, putri salju, nastar lebaran',
    in: 'kue-cokelat',
  },
  {
    words:
      'lapis legit, kue lapis, kue lapis legit, lapis surabaya, brownies, brownis, bolu, cake, kue tart, kue ulang tahun, kue basah, kue bolu, cake ulang tahun, spiku',
    in: 'kue-cokelat',
  },
  {
    words:
      'cokelat, coklat, chocolate, choco, coklat batang, cokelat batang, cokelat batangan, coklat batangan, dark chocolate, dark coklat, silverqueen, coklat valentine, cokelat hitam, coklat hitam, cokelat valentine, coklat bali',
    in: 'kue-cokelat',
  },
  { each: 'roti, donat, pizza, roti tawar, selai', in: 'kue-cokelat' },
  {
    each: 'beras, minyak goreng, gula, gula pasir, telur, tepung, garam, sembako, tepung terigu, gula aren, beras merah, minyak, daging, ayam, ikan, sayur, buah, sayuran, buah buahan, pisang, mangga, apel, jeruk, anggur, semangka, durian, alpukat, bawang, bawang merah, bawang putih, tomat, wortel, kangkung, bayam, tahu, kurma, daging sapi, kelapa, santan',
    in: 'bumbu-dapur',
  },
  {
    each: 'susu, susu bubuk, milk, susu uht, susu kental manis, susu kedelai, susu cair, susu kambing, susu beruang',
    in: 'makanan-instan',
  },
  {
    words:
      'kado, hadiah, gift, hampers, parsel, parcel, bingkisan, hamper, gift set, gift box, present, kado ulang tahun, hadiah ulang tahun, kado ultah, hadiah ultah, hampers lebaran, parsel lebaran, hampers natal, kado natal, bingkisan lebaran, kado wisuda, hadiah wisuda, kado pernikahan, kado nikah, hadiah pernikahan, kado nikahan, kado unik, kado anniversary, kado valentine, set kado, hampers idul fitri, bingkisan natal, hampers imlek, kado kawinan, parcel lebaran, parsel natal, kadonya, hadiah natal, hadiah lebaran, hampers ramadhan',
    isGift: true,
  },
  {
    words: 'souvenir pernikahan, souvenir nikah, suvenir pernikahan',
    near: 'set kado',
    in: 'koleksi',
  },
];
