import type { ConceptData } from '../concept-data.ts';

/** Toys and games. */
export const TOYS: readonly ConceptData[] = [
  {
    words:
      'mainan, toys, toy, mainan anak, mainan bayi, mainan anak anak, mainan kayu, mainan balita, maenan anak, mainan bocah, mainan kids',
    is: 'mainan-edukasi, boneka, balok-puzzle, mobil-rc, permainan-papan',
  },
  { words: 'permainan, games, game, permainan keluarga', is: 'permainan-papan' },
  {
    words: 'permainan tradisional, mainan tradisional, permainan jadul, mainan jadul',
    narrower: 'congklak',
    near: 'catur',
    in: 'permainan-papan',
  },
  {
    words:
      'mainan edukasi, mainan edukatif, edukasi, mainan montessori, montessori, mainan edukasi anak, mainan belajar, mainan pintar, mainan motorik, mainan sensorik, educational toys, alat peraga, alat peraga edukatif, ape, mainan edukatif anak, mainan paud',
    is: 'mainan-edukasi',
  },
  { words: 'busy board, busyboard, papan aktivitas, busy book, papan sibuk', in: 'mainan-edukasi' },
  {
    words:
      'flash card, kartu pintar, kartu belajar, kartu bicara, talking flash card, kartu edukasi, ebook anak, flashcards, kartu bergambar, flash card anak',
    in: 'mainan-edukasi',
  },
  {
    words:
      'eksperimen, sains, percobaan sains, mainan sains, kit sains, science kit, eksperimen sains, eksperimen anak, percobaan anak, mainan eksperimen',
    in: 'mainan-edukasi',
  },
  { words: 'jam kayu, jam belajar, mainan jam, jam mainan, belajar jam', in: 'mainan-edukasi' },
  {
    words: 'boneka, doll, plush, plushie, boneka anak, boneka lucu, boneka bulu',
    is: 'boneka',
  },
  {
    words:
      'boneka beruang, teddy bear, boneka jumbo, teddy, boneka besar, beruang, boneka panda, boneka bear',
    in: 'boneka',
  },
  {
    words:
      'boneka bayi, baby doll, barbie, boneka barbie, barbie doll, boneka mandi, boneka cewek, berbi, boneka berbi',
    in: 'boneka',
  },
  { words: 'boneka rajut, amigurumi, boneka kelinci, kelinci', in: 'boneka' },
  { words: 'boneka tangan, boneka jari, hand puppet, puppet, boneka dongeng', in: 'boneka' },
  {
    words:
      'puzzle, puzle, teka teki, jigsaw, puzzel, pazel, puzzle anak, puzzle kayu, jigsaw puzzle, pasel, puzzle dewasa, teka teki gambar',
    in: 'balok-puzzle',
  },
  { words: 'rubik, rubik cube, rubik 3x3, rubiks', near: 'puzzle', in: 'balok-puzzle' },
  {
    words:
      'balok, blok, brick, lego, balok susun, block, balok kayu, building block, bongkar pasang, mainan bongkar pasang, mainan balok, mainan susun, balok mainan, lego anak, balok lego, mainan lego, duplo, building blocks',
    in: 'balok-puzzle',
  },
  {
    words: 'balok magnet, balok magnetik, magnetic tiles, mainan magnet, magnetic block, magnetic blocks',
    in: 'balok-puzzle',
  },
  {
    words:
      'mobil rc, mobil remote, mobil remot, rc, rc car, remote control, mobil remote control, mobil mobilan, mobil mainan, mobil remot kontrol, mobil rc drift, mobil rc offroad, mainan mobil, mobilan, mobil anak, remot kontrol, mobil balap, mobil drift, mainan remote control, mobil off road',
    in: 'mobil-rc',
    is: 'mobil-rc',
  },
  {
    words:
      'ekskavator, excavator, beko, ekskavator rc, alat berat, mobil beko, mobil keruk, truk, truk mainan, excavator mainan, beko mainan, mainan alat berat, mobil truk',
    in: 'mobil-rc',
  },
  { words: 'mobil, car, cars', narrower: 'mobil rc', in: 'mobil-rc' },
  {
    words: 'robot, robot mainan, mainan robot, transformers, robot robotan',
    near: 'mobil rc, ekskavator',
    in: 'mobil-rc',
  },
  {
    each: 'drone, dron, pesawat mainan, pesawat, helikopter, kereta api, kereta mainan, kapal mainan, drone kamera, pesawat remote, motor mainan',
    in: 'mobil-rc',
  },
  {
    words:
      'board game, boardgame, permainan papan, mainan papan, game papan, board games, game keluarga, permainan strategi, game strategi',
    is: 'permainan-papan',
  },
  {
    words: 'catur, chess, papan catur, catur magnet, catur kayu, catur lipat, catur magnetik, satu set catur',
    in: 'permainan-papan',
  },
  { words: 'congklak, dakon, congkak, dakonan', in: 'permainan-papan' },
  {
    words:
      'jenga, uno stacko, stacko, menara balok, menara kayu, menara susun, menara kayu susun, uno balok, balok jenga',
    in: 'permainan-papan',
  },
  {
    words:
      'ular tangga, monopoli, ludo, domino, uno, scrabble, kartu remi, kartu uno, halma, kartu domino, werewolf, uno card, gaple, game kartu',
    near: 'catur, congklak, permainan papan, menara kayu',
    in: 'permainan-papan',
  },
  {
    each: 'mainan masak masakan, masak masakan, mainan masak, mainan dapur, dokter dokteran, mainan dokter, rumah boneka, rumah rumahan, tembakan, pistol mainan, pistol air, mainan tembak, layangan, layang layang, gasing, yoyo, kelereng, gelembung, slime, squishy, mainan pasir, perosotan, ayunan, kolam renang anak, kolam anak, tenda anak, playmat, mandi bola, bola plastik, pop it, fidget, balon, topeng mainan, tamiya, beyblade, playdoh, lilin mainan',
    in: 'mainan-edukasi',
  },
];
