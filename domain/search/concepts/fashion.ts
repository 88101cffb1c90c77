import type { ConceptData } from '../concept-data.ts';

/** Clothes, shoes, bags, and things to wear. */
export const FASHION: readonly ConceptData[] = [
  {
    makers: 'nike, adidas, converse, vans, puma, new balance, skechers, ardiles, ventela, compass, bata',
    goods: 'sepatu',
    in: 'sepatu',
  },
  { makers: 'uniqlo, zara, erigo, h m', goods: 'baju', in: 'pakaian-pria' },
  { makers: 'eiger, consina, jansport, bodypack', goods: 'tas', in: 'tas' },
  {
    words: 'baju, pakaian, busana, clothes, clothing, sandang, outfit, ootd, bajunya, setelan, pakean',
    narrower:
      'kemeja, kaos, kaus, blus, tunik, gamis, kebaya, jaket, dress, kardigan, sweater, hoodie, jersey, daster',
    is: 'pakaian-pria, pakaian-wanita',
  },
  {
    words:
      'kaos, kaus, t shirt, tshirt, tee, kaos oblong, kaos polos, oblong, kaos distro, kaos katun, tee shirt, kaos lengan pendek',
    narrower: 'jersey',
    in: 'pakaian-pria',
  },
  {
    words: 'kemeja, hem, shirt, kemeja batik, kemeja kerja, kemeja kantor, kameja',
    in: 'pakaian-pria',
  },
  {
    words: 'baju koko, koko, baju takwa, kemeja koko, koko pria',
    near: 'kemeja',
    in: 'pakaian-pria',
  },
  {
    words: 'atasan, baju atasan, top wanita',
    narrower: 'kemeja, kaos, blus, tunik, kebaya, kardigan',
    in: 'pakaian-wanita, pakaian-pria',
  },
  {
    words:
      'blus, kemeja wanita, kemeja cewek, kemeja cewe, kemeja perempuan, blouse, blous, blus kerja, blouse kerja, blus kantor',
    near: 'tunik',
    in: 'pakaian-wanita',
  },
  { words: 'tunik, tunic, baju tunik', in: 'pakaian-wanita' },
  {
    words:
      'gamis, abaya, baju gamis, jubah, baju muslim, busana muslim, baju lebaran, baju muslimah, busana muslimah, gamis lebaran, pakaian muslim, gamis syari, baju syari, syari, baju ibu hamil, baju menyusui, baju hamil, baju busui, dress busui, dress menyusui',
    near: 'tunik, kemeja batik',
    in: 'pakaian-wanita',
  },
  {
    words: 'dress, gaun, terusan, dres, midi dress, maxi dress, gaun pesta, dress pesta',
    near: 'gamis, kebaya, tunik',
    in: 'pakaian-wanita',
  },
  {
    words:
      'baju kondangan, baju pesta, baju undangan, outfit kondangan, baju hajatan, pakaian pesta, baju acara, kondangan, baju resepsi, baju lamaran',
    narrower: 'kebaya, gamis, kemeja batik, gaun, dress pesta',
    in: 'pakaian-wanita, pakaian-pria',
  },
  {
    words: 'kebaya, baju kebaya, baju wisuda, kebaya modern, kebaya wisuda, kebaya kutubaru',
    in: 'pakaian-wanita',
  },
  {
    words: 'rok, skirt, rok panjang, rok plisket, rok mini, rok span',
    near: 'celana kulot',
    in: 'pakaian-wanita',
  },
  {
    words: 'celana, pants, trousers, celana panjang, celana kain, celana bahan, bawahan',
    narrower: 'jeans, kulot, chino',
    in: 'pakaian-pria, pakaian-wanita',
  },
  { words: 'celana chino, chino, celana cino, celana kantor, celana formal', in: 'pakaian-pria' },
  {
    words: 'celana pendek, kolor, celana kolor, celana boxer, hotpants, short, celana pantai',
    near: 'celana chino',
    in: 'pakaian-pria',
  },
  {
    words: 'jeans, jins, denim, celana jeans, celana jins, celana denim',
    near: 'celana chino',
    in: 'pakaian-pria, pakaian-wanita',
  },
  { words: 'kulot, celana kulot, culottes', in: 'pakaian-wanita' },
  {
    words:
      'jaket, jacket, jas hujan, mantel, jaket parasut, windbreaker, jaket bomber, bomber, jaket motor, jaket anti air, jaket gunung, jaket jeans, jaket kulit, parasut',
    narrower: 'hoodie, sweater, kardigan',
    in: 'pakaian-pria',
  },
  {
    words: 'hoodie, hodie, sweater, switer, hudi, hoody, sweatshirt, jumper hoodie, crewneck',
    near: 'jaket',
    in: 'pakaian-pria',
  },
  {
    words: 'kardigan, cardigan, outer, outer wanita, kimono, blazer wanita',
    near: 'blus',
    in: 'pakaian-wanita',
  },
  { words: 'blazer, jas, tuxedo, setelan jas, jas pria', in: 'pakaian-pria' },
  { words: 'batik, baju batik, batik modern, seragam batik', narrower: 'kemeja batik', in: 'pakaian-pria' },
  {
    words: 'kain batik, kain tenun, kain songket, tenun, songket, kain jarik, jarik, kain kebaya',
    near: 'batik',
    in: 'pakaian-wanita',
  },
  {
    each: 'daster, piyama, piama, baju tidur, lingerie, baju rumahan, pajamas, one set',
    in: 'pakaian-wanita',
  },
  {
    each: 'bra, bh, celana dalam, beha, kutang, singlet, kaos dalam, pakaian dalam, boxer, stoking, manset, tanktop, tank top, crop top, kemben, underwear, dalaman',
    in: 'pakaian-wanita',
  },
  {
    each: 'baju anak, pakaian anak, kaos anak, celana anak, dress anak, gamis anak, jaket anak, baju anak perempuan, baju anak laki',
    in: 'ibu-bayi',
  },
  {
    each: 'seragam, baju seragam, seragam sekolah, baju sekolah, seragam pramuka, rompi rajut, vest',
    in: 'pakaian-pria',
  },
  {
    words: 'celana olahraga, celana lari, celana training, celana senam, legging, celana jogger, jogger',
    near: 'celana, jersey lari',
    in: 'lari',
  },
  {
    words:
      'jersey, jersey bola, baju bola, kaos bola, baju olahraga, kaos olahraga, baju lari, kaos lari, baju futsal, jersey lari, jersi, kostum, kostum bola, kostum futsal, seragam futsal, seragam bola, baju senam, baju gym, jersey futsal, baju jogging',
    near: 'rompi latihan',
    in: 'lari, sepak-bola-futsal',
  },
  {
    words: 'fashion, fesyen, mode, fashen',
    is: 'pakaian-pria, pakaian-wanita, sepatu, tas, aksesoris-fashion',
  },
  // Shoes
  {
    words: 'sepatu, shoes, shoe, sepatu casual, alas kaki',
    narrower: 'sneakers, flat shoes, pantofel, sandal, boots',
    in: 'sepatu',
  },
  {
    words:
      'sneakers, sneaker, sepatu sneakers, sepatu kets, kets, sepatu kasual, sepatu sneaker, slip on, sepatu kanvas, sepatu sekolah, sepatu jalan, sepatu santai',
    in: 'sepatu',
  },
  {
    words:
      'flat shoes, flatshoes, sepatu flat, balet, sepatu balet, sepatu balerina, balerina, flat shoe, sepatu teplek',
    in: 'sepatu',
  },
  {
    words:
      'heels, high heels, hak tinggi, sepatu hak, sepatu hak tinggi, wedges, stiletto, sepatu heels, high heel',
    near: 'flat shoes',
    in: 'sepatu',
  },
  {
    words: 'pantofel, sepatu pantofel, sepatu kulit, sepatu pantopel, loafers, derby, sepatu loafer, oxford',
    in: 'sepatu',
  },
  {
    words: 'sepatu kerja, sepatu formal, sepatu kantor, sepatu dinas, sepatu pdh',
    narrower: 'pantofel, flat shoes',
    in: 'sepatu',
  },
  {
    words: 'boots, sepatu boots, boot, sepatu boot, sepatu safety, sepatu pdl',
    near: 'sepatu pantofel',
    in: 'sepatu',
  },
  {
    words:
      'sandal, sendal, sandal gunung, slipper, sandal jepit, sendal jepit, sendal gunung, selop, flip flop, sandal rumah, sandal slop',
    in: 'sepatu',
  },
  {
    words: 'sepatu gunung, sepatu hiking, sepatu outdoor, sepatu tracking',
    near: 'sandal gunung',
    in: 'sepatu',
  },
  {
    words:
      'sepatu lari, running shoes, sepatu running, sepatu olahraga, sepatu jogging, sepatu joging, sepatu sport, sepatu senam, sepatu gym',
    in: 'lari',
  },
  {
    words: 'sepatu voli, sepatu basket, sepatu badminton, sepatu bulu tangkis, sepatu tenis, sepatu padel',
    near: 'sepatu lari',
    in: 'lari',
  },
  { words: 'sepatu futsal, sepatu bola, sepatu sepak bola', in: 'sepak-bola-futsal' },
  {
    each: 'kaos kaki, kaus kaki, socks, kaoskaki, semir sepatu, tali sepatu, insole, sol sepatu',
    in: 'aksesoris-fashion',
  },
  // Bags
  {
    words:
      'tas, bag, bags, tas tangan, handbag, hand bag, tas bahu, shoulder bag, tas jinjing, tas fashion, tas kulit, tasnya',
    narrower: 'tote bag, ransel, backpack, tas selempang, clutch, sling bag',
    in: 'tas',
    is: 'tas',
  },
  {
    words:
      'ransel, backpack, tas ransel, tas punggung, tas gendong, tas ransel laptop, begpek, tas rangsel, rangsel',
    near: 'sleeve laptop',
    in: 'tas',
  },
  {
    words: 'tas kecil, tas mini, tas hp, tas handphone, mini bag',
    narrower: 'tas selempang, clutch, tas pinggang',
    near: 'tote bag',
    in: 'tas',
  },
  {
    words: 'tas laptop, tas notebook, tas leptop, laptop bag, tas macbook',
    narrower: 'ransel laptop, tas ransel laptop, sleeve laptop',
    near: 'ransel, tote bag',
    in: 'tas',
  },
  {
    words: 'tas sekolah, school bag, tas anak sekolah, tas sd, tas smp, tas sma',
    narrower: 'ransel, tas ransel',
    near: 'tote bag',
    in: 'tas',
  },
  {
    words: 'tas kerja, tas kantor, tas kuliah, tas kampus',
    narrower: 'ransel, tas ransel, tote bag',
    in: 'tas',
  },
  {
    words:
      'tas gunung, carrier, tas carrier, keril, tas hiking, tas camping, tas naik gunung, tas travel, travel bag, tas traveling, tas pakaian',
    near: 'tas ransel',
    in: 'tas',
  },
  {
    words: 'tote bag, totebag, tas kanvas, tas belanja, tas pasar, tas ke pasar, tas tote, tot bag, tas kain',
    in: 'tas',
  },
  {
    words:
      'tas selempang, sling bag, slingbag, selempang, tas slempang, tas selempang kulit, tas sling, crossbody, crossbody bag, tas samping',
    in: 'tas',
  },
  {
    words: 'clutch, tas pesta, dompet pesta, clutch pesta, tas kondangan, tas clutch, hand clutch',
    in: 'tas',
  },
  {
    words: 'tas pinggang, waist bag, waistbag, belt bag, tas lari, running belt, hip bag, tas pinggang lari',
    in: 'lari, tas',
  },
  { each: 'koper, suitcase, luggage, tas koper, koper kabin, duffel bag', in: 'tas' },
  {
    words: 'pouch, tas kosmetik, tas makeup, pouch kosmetik, dompet kosmetik, pouch makeup',
    near: 'clutch',
    in: 'tas',
  },
  { each: 'tas bayi, cooler bag, tas bekal, tas make up, tas sepeda, tas motor', in: 'tas' },
  // Things to wear
  {
    words:
      'dompet, wallet, dompet kulit, dompet lipat, dompet kartu, card holder, dompet panjang, dompet koin',
    in: 'aksesoris-fashion',
  },
  { words: 'dompet wanita, dompet cewek, dompet perempuan', near: 'clutch, dompet', in: 'aksesoris-fashion' },
  {
    words:
      'hijab, jilbab, kerudung, pashmina, khimar, kerudung segi empat, bergo, ciput, hijab segi empat, jilbab segi empat, jilbab instan, hijab instan, segi empat, kerudung instan, jilbab voal, hijab voal, hijap, veil',
    in: 'aksesoris-fashion',
  },
  {
    each: 'mukena, mukenah, sarung, sajadah, peci, songkok, kopiah, tasbih, kain sarung, sarung pria',
    in: 'aksesoris-fashion',
  },
  {
    words: 'ikat pinggang, sabuk, gesper, belt, ikat pinggang kulit, tali pinggang, iket pinggang',
    in: 'aksesoris-fashion',
  },
  {
    words:
      'kacamata, kaca mata, sunglasses, kacamata hitam, kaca mata hitam, kacamata gaya, kacamata fashion, kacamata baca, kacamata anti radiasi, frame kacamata, kacamata polarized',
    in: 'aksesoris-fashion',
  },
  { each: 'topi, hat, cap, topi baseball, bucket hat, kupluk, beanie, topi pantai', in: 'aksesoris-fashion' },
  {
    each: 'gelang, kalung, cincin, anting, perhiasan, liontin, cincin nikah, jewelry, gelang emas, kalung emas, cincin emas',
    in: 'aksesoris-fashion',
  },
  {
    each: 'bros, jepit rambut, bando, ikat rambut, scrunchie, jedai, jepitan rambut, dasi, syal, scarf, payung, softlens, lensa kontak, gantungan kunci, ganci, pin',
    in: 'aksesoris-fashion',
  },
  { words: 'aksesoris fashion, aksesoris baju, aksesori', is: 'aksesoris-fashion' },
];
