import type { ConceptData } from '../concept-data.ts';

/** Sports and the outdoors. */
export const SPORTS: readonly ConceptData[] = [
  { makers: 'yonex, li ning, victor', goods: 'raket', in: 'bulu-tangkis' },
  { makers: 'mizuno, specs, ortuseight', goods: 'sepatu futsal', in: 'sepak-bola-futsal' },
  { makers: 'polygon, united, pacific', in: 'sepeda-outdoor' },
  {
    words:
      'olahraga, sport, sports, perlengkapan olahraga, olah raga, peralatan olahraga, barang olahraga, perlengkapan sport',
    is: 'fitness, sepak-bola-futsal, bulu-tangkis, lari, sepeda-outdoor',
  },
  {
    words:
      'fitness, fitnes, gym, alat fitness, alat gym, fitnes rumah, alat fitnes, alat olahraga, alat olah raga, alat fitness rumah, home gym, alat olahraga rumah, workout, peralatan gym, perlengkapan gym, olahraga di rumah, alat fitnes rumah, angkat beban',
    is: 'fitness',
  },
  {
    words:
      'dumbel, dumbbell, barbel, dumbell, barbell, kettlebell, barbel set, dumbell set, dumbel set, beban barbel',
    in: 'fitness',
  },
  {
    words:
      'matras, yoga mat, matras yoga, matras senam, alas yoga, yoga, matras olahraga, karpet yoga, mat yoga, alas senam, matras gym, pilates, matras pilates, matras camping',
    in: 'fitness',
  },
  {
    words:
      'resistance band, tali karet, karet fitness, resistance, karet gym, karet olahraga, karet yoga, loop band, tali fitness, band olahraga, resistence band, resistan band, elastic band, karet senam, resistant band, power band',
    in: 'fitness',
  },
  {
    words:
      'pull up bar, pull up, palang pull up, pullup, pull up pintu, palang pintu, pullup bar, chin up bar, palang olahraga',
    in: 'fitness',
  },
  {
    each: 'skipping, tali skipping, lompat tali, treadmill, sepeda statis, hand grip, handgrip, push up bar, ab roller, ab wheel, samsak, sarung tinju, hula hoop, trampolin, bola yoga, gym ball, rowing machine, sit up bench, bench press',
    in: 'fitness',
  },
  {
    words:
      'futsal, sepak bola, bola, sepakbola, perlengkapan futsal, ball, soccer, football, perlengkapan sepak bola',
    in: 'sepak-bola-futsal',
  },
  {
    words: 'bola futsal, bola sepak, bola kaki, bola sepak bola, futsal ball, bola futsal nomor 4',
    in: 'sepak-bola-futsal',
  },
  {
    each: 'bola basket, bola voli, bola tenis, bola pingpong, bola biliar, bola mandi, gawang, gawang futsal, peluit, pelindung tulang kering, shin guard, kaos kaki bola, pompa bola, ring basket, net voli',
    in: 'sepak-bola-futsal',
  },
  {
    words:
      'sarung tangan kiper, sarung tangan, glove, sarung tangan gym, kiper, glove kiper, sarung tangan futsal, sarung tangan motor, sarung tangan sepeda',
    in: 'sepak-bola-futsal, fitness',
  },
  {
    words: 'rompi, rompi latihan, rompi futsal, rompi bola, rompi tim, vest futsal, rompi olahraga',
    in: 'sepak-bola-futsal, lari',
  },
  {
    words:
      'bulu tangkis, badminton, bulutangkis, alat badminton, perlengkapan badminton, perlengkapan bulu tangkis, alat bulu tangkis',
    is: 'bulu-tangkis',
  },
  {
    words:
      'raket, racket, raket badminton, raket bulu tangkis, raket bulutangkis, raket set, raket batminton, rakit badminton',
    in: 'bulu-tangkis',
  },
  {
    words:
      'kok, shuttlecock, kok badminton, kok bulu tangkis, cock, shuttle cock, kok bulutangkis, bola badminton, bola bulu tangkis, sutelkok, cock badminton',
    in: 'bulu-tangkis',
  },
  {
    words:
      'tas raket, tas badminton, tas bulu tangkis, tas raket badminton, tas raket bulu tangkis, tas bulutangkis',
    in: 'bulu-tangkis',
  },
  {
    words:
      'net, net badminton, net bulu tangkis, net bulutangkis, jaring badminton, tiang net, jaring bulu tangkis, net portable',
    in: 'bulu-tangkis',
  },
  {
    each: 'grip raket, senar raket, raket tenis, raket padel, raket pingpong, bet pingpong, tenis meja, meja pingpong, pingpong',
    in: 'bulu-tangkis',
  },
  {
    words: 'lari, running, jogging, perlengkapan lari, perlengkapan jogging, run, maraton',
    in: 'lari',
    is: 'lari',
  },
  {
    words:
      'rompi hidrasi, hydration vest, tas hidrasi, hydration pack, tas air lari, tas air minum lari, tas air minum, tas air, trail running, tas trail, running vest, rompi lari, hydro bag',
    in: 'lari',
  },
  {
    words: 'perlengkapan sepeda, aksesoris sepeda, gowes, bersepeda, alat sepeda, perlengkapan gowes',
    narrower: 'helm sepeda, lampu depan sepeda',
    in: 'sepeda-outdoor',
  },
  {
    words: 'sepeda, sepedah, bike, bicycle',
    near: 'helm sepeda, lampu depan sepeda',
    in: 'sepeda-outdoor',
  },
  {
    each: 'sepeda lipat, sepeda gunung, sepeda anak, sepeda listrik, sepeda bmx, sepeda roda tiga, sepeda mtb, pompa ban, pompa sepeda, ban sepeda, sadel sepeda, rem sepeda, kunci sepeda, bel sepeda, jersey sepeda, sepeda onthel, sepeda balita',
    in: 'sepeda-outdoor',
  },
  { words: 'helm, helmet, helm sepeda, pelindung kepala, helm gowes', in: 'sepeda-outdoor' },
  {
    words:
      'lampu sepeda, lampu depan sepeda, senter, lampu senter, senter led, headlamp, lampu kepala, flashlight, senter sepeda, lampu gowes, lampu camping',
    in: 'sepeda-outdoor',
  },
  {
    words: 'tenda, tent, tenda camping, tenda kemah, tenda gunung, tenda dome, tenda outdoor, tenda keluarga',
    in: 'sepeda-outdoor',
  },
  {
    words:
      'camping, kemah, kemping, berkemah, alat camping, outdoor, naik gunung, hiking, mendaki, peralatan camping, perlengkapan camping, perlengkapan outdoor, alat outdoor, mendaki gunung, alat kemah, perlengkapan gunung, peralatan outdoor, alat gunung, peralatan hiking, perlengkapan hiking, alat mendaki, pramuka, perlengkapan kemah, peralatan kemah',
    narrower: 'tenda, sleeping bag, sandal gunung',
    in: 'sepeda-outdoor',
  },
  {
    words:
      'sleeping bag, kantong tidur, sleepingbag, kantung tidur, sb gunung, sliping bag, sleeping bed, sleeping beg',
    in: 'sepeda-outdoor',
  },
  {
    each: 'kompor camping, flysheet, hammock, nesting, cooking set, kursi camping, meja camping, trekking pole, tongkat gunung, cooler box, tikar camping, kompas, teropong, pisau lipat, dry bag, jerigen, pelampung, kacamata renang, baju renang, renang, alat pancing, pancing, joran, umpan pancing, skateboard, papan skate, sepatu roda, inline skate, golf, basket, voli, tenis, padel, tinju, panahan, billiard, bikini',
    in: 'sepeda-outdoor',
  },
];
