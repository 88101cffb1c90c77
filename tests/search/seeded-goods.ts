import { createDice } from '#db/seed/generated/dice.ts';
import type { OtherProduct } from './other-goods.ts';

/** What a seeded product is: a term is judged by this, never by the words of its name. */
export interface Truth {
  readonly kind: string;
  /** Brand, and what else tells it from others of its kind. */
  readonly traits: readonly string[];
}

export type SeededProduct = OtherProduct & Truth;

/**
 * Kinds of goods that no other list here has, a line for each:
 * kind | what sellers call it | brands | traits, each in one of its ways | what it is for | price from.
 * A kind after '+' goes with the one before: its names end with that.
 */
const KINDS: Readonly<Record<string, string>> = {
  aksesoris: `
multimeter | Multimeter Digital, Multitester Digital | Sanwa, Zoyi, Dekko | Auto Range, Manual Range, True RMS | | 85000
solder | Solder Listrik, Solder Listrik | Dekko, Goot, Hakko | 40 Watt, 60 Watt | | 38000
+ mata solder | Mata Solder, Mata Solder | Goot, Hakko | Runcing, Pahat | untuk Solder Listrik | 12000
timah solder | Timah Solder, Timah Patri | Paragon, Asahi | 0.8 mm, 1 mm | | 24000
arduino | Arduino Uno R3, Papan Arduino Nano | Keyestudio, DFRobot | CH340, Atmega328 | | 65000
sensor suhu | Sensor Suhu, Modul Sensor Suhu | Keyestudio, DFRobot | DHT11, DS18B20, LM35 | untuk Arduino | 14000
kabel jumper | Kabel Jumper, Kabel Jumper | Keyestudio, Generik | Male to Female, Male to Male | isi 40 | 9000
breadboard | Breadboard, Project Board | Generik, DFRobot | 830 Titik, 400 Titik | | 12000
motor servo | Motor Servo, Servo Motor | Towerpro, Feetech | SG90, MG996R | | 19000
relay | Modul Relay, Modul Relay | Keyestudio, Generik | 1 Channel, 4 Channel | 5V | 8000
lem tembak | Lem Tembak, Glue Gun | Joyko, Dekko | 20 Watt, 100 Watt | | 27000
+ isi lem tembak | Isi Lem Tembak, Refill Lem Tembak | Joyko, Generik | Kecil, Besar | | 15000`,
  koleksi: `
filter akuarium | Filter Akuarium, Filter Aquarium | Recent, Amara, Yamano | Gantung, Celup | | 38000
+ busa filter | Busa Filter, Busa Filter | Amara, Generik | Biru, Hitam | untuk Filter Akuarium | 9000
aerator | Aerator Akuarium, Pompa Udara Akuarium | Amara, Resun | 1 Lubang, 2 Lubang | | 31000
heater akuarium | Heater Akuarium, Pemanas Air Akuarium | Recent, Yamano | 50 Watt, 100 Watt | | 42000
pakan cupang | Pakan Ikan Cupang, Pelet Cupang | Akari, Hikari | 20 g, 50 g | | 11000
pakan koi | Pakan Ikan Koi, Pelet Koi | Akari, Hikari | 1 kg, 5 kg | | 48000
obat ikan | Obat Ikan, Obat Ikan | Recent, Akari | Jamur, Kutu | | 17000
pasir akuarium | Pasir Silika Akuarium, Pasir Malang Akuarium | Generik, Amara | 1 kg, 5 kg | | 10000
pakan ayam | Pakan Ayam Kampung, Voer Ayam | Japfa, Comfeed | Starter, Petelur | 5 kg | 58000
tempat minum ayam | Tempat Minum Ayam, Galon Minum Ayam | Medion, Generik | 1 Liter, 5 Liter | | 16000
vitamin ayam | Vitamin Ayam, Vitamin Unggas | Medion, Sanbe | Bubuk, Cair | | 13000
inkubator telur | Mesin Penetas Telur, Inkubator Telur | Cemani, Generik | 30 Butir, 100 Butir | Otomatis | 385000`,
  'seni-lukis': `
kain katun | Kain Katun Jepang, Kain Katun | Tokai, Sritex | Polos, Motif Bunga | per meter | 28000
kain flanel | Kain Flanel, Kain Flanel | Generik, Sritex | Merah, Hijau, Putih | 50x50 cm | 7000
benang jahit | Benang Jahit, Benang Jahit | Astra, Coats | Hitam, Putih | | 4000
jarum jahit | Jarum Jahit Tangan, Jarum Jahit Mesin | Organ, Clover | Isi 10, Isi 20 | | 6000
resleting | Resleting Jepang, Ritsleting | YKK, Generik | 20 cm, 50 cm | | 5000
kancing | Kancing Baju, Kancing Kemeja | Generik, Dill | Bening, Kayu | isi 50 | 9000
gunting kain | Gunting Kain, Gunting Jahit | Kai, Gunindo | 8 inch, 10 inch | | 34000
pita satin | Pita Satin, Pita Satin | Generik, Ribbonest | 1 cm, 2.5 cm | 25 yard | 11000
benang rajut | Benang Rajut, Benang Wol | Kanna, Milkcotton | Katun, Polyester | 100 gram | 13000
hakpen | Hakpen, Jarum Rajut Hakpen | Clover, Tulip | 3 mm, 5 mm | | 12000
meteran kain | Meteran Kain, Pita Ukur Badan | Generik, Butterfly | 150 cm, 300 cm | | 3000`,
  dapur: `
cetakan kue | Cetakan Kue Kering, Cetakan Kue | Vicenza, Generik | Bunga, Bintang | | 15000
ragi | Ragi Instan, Ragi Roti | Fermipan, Saf | 11 g, 500 g | | 5500
pewarna makanan | Pewarna Makanan, Pewarna Kue | Koepoe Koepoe, Rajawali | Hijau Pandan, Merah Cabai | 30 ml | 6000
spuit | Spuit Kue, Set Spuit | Vicenza, Generik | Isi 6, Isi 24 | Stainless | 14000
whipping cream | Whipping Cream Bubuk, Krim Kocok | Haan, Rich | 200 g, 1 kg | | 19000
keju mozarella | Keju Mozzarella, Keju Mozarella | Baros, Diamond | 250 g, 1 kg | | 32000
kardus kue | Kardus Kue, Dus Kue | Generik, Packindo | 20x20 cm, 25x25 cm | isi 10 | 21000
standing pouch | Standing Pouch, Plastik Standing Pouch | Generik, Packindo | Kraft, Bening | isi 50 | 26000
bubble wrap | Bubble Wrap, Plastik Bubble | Packindo, Generik | Hitam, Bening | 50 meter | 78000
sealer plastik | Mesin Press Plastik, Impulse Sealer | Powerpack, Getra | 20 cm, 30 cm | | 165000
thinwall | Thinwall, Kotak Makan Plastik Thinwall | Victory, Dmax | 500 ml, 750 ml | isi 25 | 29000`,
  'alat-kesehatan': `
tensimeter | Tensimeter Digital, Alat Ukur Tekanan Darah | Omron, Onemed | Lengan Atas, Pergelangan | | 245000
+ manset tensi | Manset Tensimeter, Manset Cuff | Omron, Onemed | Dewasa, Anak | | 68000
kursi roda | Kursi Roda, Kursi Roda | Sella, Onemed | Standar, Travel | | 985000
tongkat jalan | Tongkat Jalan, Tongkat Lansia | Sella, Avico | Kaki Tiga, Kaki Empat | | 89000
nebulizer | Nebulizer, Alat Uap Pernapasan | Omron, Philips | Portable, Kompresor | | 320000
termometer badan | Termometer Digital, Termometer Badan | Omron, Avico | Infrared, Ketiak | | 35000
oximeter | Oximeter, Pulse Oximeter | Onemed, Elitech | Layar OLED, Layar LED | | 75000
perban | Perban Elastis, Kasa Perban | Hansaplast, Onemed | 5 cm, 10 cm | | 9000
masker medis | Masker Medis 3 Ply, Masker Bedah | Sensi, Onemed | Earloop, Headloop | isi 50 | 24000
kruk | Kruk Ketiak, Tongkat Kruk | Sella, Avico | Dewasa, Anak | sepasang | 135000
plester | Plester Luka, Plester Luka | Hansaplast, Onemed | Transparan, Kain | | 6000`,
  'sepeda-outdoor': `
ban sepeda | Ban Luar Sepeda, Ban Sepeda | Maxxis, Kenda, Swallow | 26 x 1.95, 27.5 x 2.10 | | 95000
+ ban dalam sepeda | Ban Dalam Sepeda, Ban Dalam Sepeda | Kenda, Swallow | 26, 27.5 | | 28000
rantai sepeda | Rantai Sepeda, Rantai Sepeda | Shimano, KMC | 8 Speed, 10 Speed | | 79000
sadel | Sadel Sepeda, Jok Sepeda | Velo, United | Gel, Balap | | 85000
+ cover sadel | Cover Sadel, Sarung Sadel | United, Generik | Gel, Silikon | untuk Sadel Sepeda | 29000
pedal sepeda | Pedal Sepeda, Pedal Sepeda | Wellgo, Shimano | Aluminium, Cleat | sepasang | 68000
helm sepeda | Helm Sepeda, Helm Sepeda | Polygon, RockBros | Dewasa, Anak | | 155000
lampu sepeda | Lampu Depan Sepeda, Lampu Belakang Sepeda | RockBros, Cateye | USB, Baterai | | 45000
pompa sepeda | Pompa Sepeda, Pompa Angin Sepeda | Giyo, United | Mini, Lantai | | 55000
kampas rem sepeda | Kampas Rem Sepeda, Brake Pad Sepeda | Shimano, Tektro | Cakram, V Brake | | 32000
tenda | Tenda Camping, Tenda Dome | Eiger, Bigadventure | 2 Orang, 4 Orang | | 325000
sleeping bag | Sleeping Bag, Kantong Tidur | Eiger, Consina | Polar, Dacron | | 165000
kompor portable | Kompor Portable, Kompor Gas Mini | Winn, Kovar | Koper, Lipat | | 125000`,
  buku: `
novel fantasi | Novel Fantasi Penyihir Utara, Novel Fantasi Negeri Kabut | Pustaka Senja, Balai Cerita | Jilid 1, Jilid 2 | | 78000
buku resep | Buku Resep Masakan Padang, Buku Resep Kue Rumahan | Dapur Media, Balai Cerita | Sampul Keras, Sampul Lunak | | 65000
kamus | Kamus Jepang Indonesia, Kamus Arab Indonesia | Pustaka Senja, Ilmu Raya | Saku, Lengkap | | 55000
buku anak | Buku Cerita Anak Nusantara, Buku Dongeng Anak | Dapur Media, Cahaya Kecil | Bergambar, Dua Bahasa | | 39000
atlas | Atlas Dunia, Atlas Indonesia | Ilmu Raya, Cahaya Kecil | Pelajar, Lengkap | | 47000
buku soal | Buku Soal UN SMP, Buku Soal Masuk PTN | Ilmu Raya, Pustaka Senja | Matematika, Bahasa | | 72000`,
};

const FIRST_ID = 3001;
const WISHES = ['Original', 'Promo', 'Termurah', 'COD', 'Ready Stock'];

/** The goods, the same from every run: each kind by each of its brands and traits. */
export const SEEDED_GOODS: readonly SeededProduct[] = Object.entries(KINDS)
  .flatMap(([subcategory, lines]) =>
    lines
      .trim()
      .split('\n')
      .flatMap((line) => goodsOf(subcategory, line)),
  )
  .map((product, at) => ({ ...product, id: FIRST_ID + at }));

function goodsOf(subcategory: string, line: string): Omit<SeededProduct, 'id'>[] {
  const [kind = '', calls = '', brands = '', traits = '', use = '', price = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const dice = createDice(
    [...line].reduce((seed, letter) => Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0), 7),
  );
  const list = (cell: string) => cell.split(', ');
  const names = list(calls);
  return list(brands).flatMap((brand, ofBrand) =>
    list(traits).map((trait, ofTrait) => {
      const called = names[(ofBrand + ofTrait) % names.length] ?? '';
      const what = dice.pick([
        [called, brand, trait],
        [brand, called, trait],
        [called, trait, brand],
      ]);
      const wish = dice.next() < 0.2 ? [dice.pick(WISHES)] : [];
      return {
        kind: kind.replace('+ ', ''),
        traits: [brand, trait, called],
        name: [...what, ...(use === '' ? [] : [use]), ...wish].join(' '),
        subcategory,
        price: Number(price) + 500 * dice.between(0, 20),
      };
    }),
  );
}
