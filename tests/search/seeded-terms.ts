import type { JudgedTerm } from './judged-terms.ts';
import { SEEDED_GOODS, type SeededProduct, type Truth } from './seeded-goods.ts';

/**
 * Terms as shoppers type them, written before any result was seen: term | kind | traits that it asks for, parts of them.
 * The goods of the kind with all of these traits are right; others of the kind may follow.
 */
const TERMS = `
multimeter | multimeter
multitester | multimeter
avometer digital | multimeter
multimeter sanwa | multimeter | Sanwa
multimeter true rms | multimeter | True RMS
solder | solder
solder listrik 60 watt | solder | 60 Watt
solder goot | solder | Goot
mata solder | mata solder
mata solder runcing | mata solder | Runcing
timah | timah solder
timah solder 1mm | timah solder | 1 mm
arduino uno | arduino | Uno
arduino nano | arduino | Nano
sensor suhu | sensor suhu
sensor suhu dht11 | sensor suhu | DHT11
ds18b20 | sensor suhu | DS18B20
kabel jumper | kabel jumper
jumper male female | kabel jumper | Male to Female
breadboard | breadboard
project board | breadboard
servo sg90 | motor servo | SG90
motor servo | motor servo
relay 4 channel | relay | 4 Channel
lem tembak | lem tembak
glue gun | lem tembak
isi lem tembak | isi lem tembak
filter akuarium | filter akuarium
filter aquarium gantung | filter akuarium | Gantung
busa filter | busa filter
aerator | aerator
pompa udara aquarium | aerator
pemanas akuarium | heater akuarium
heater aquarium 100 watt | heater akuarium | 100 Watt
pakan cupang | pakan cupang
pelet ikan cupang | pakan cupang
makanan ikan koi | pakan koi
pakan koi 5kg | pakan koi | 5 kg
obat jamur ikan | obat ikan | Jamur
pasir silika | pasir akuarium | Silika
pakan ayam petelur | pakan ayam | Petelur
voer ayam | pakan ayam
minum ayam | tempat minum ayam
vitamin ayam | vitamin ayam
penetas telur | inkubator telur
mesin tetas 100 telur | inkubator telur | 100 Butir
kain katun | kain katun
kain katun bunga | kain katun | Motif Bunga
katun jepang polos | kain katun | Jepang; Polos
flanel merah | kain flanel | Merah
benang jahit hitam | benang jahit | Hitam
jarum mesin jahit | jarum jahit | Mesin
resleting 20cm | resleting | 20 cm
sleting | resleting
kancing baju | kancing
gunting kain | gunting kain
gunting jahit kai | gunting kain | Kai
pita satin | pita satin
benang wol | benang rajut
benang rajut katun | benang rajut | Katun
hakpen 3mm | hakpen | 3 mm
meteran jahit | meteran kain
cetakan kue bintang | cetakan kue | Bintang
fermipan | ragi | Fermipan
ragi instan | ragi
pewarna makanan hijau | pewarna makanan | Hijau
pewarna kue | pewarna makanan
spuit | spuit
whip cream | whipping cream
whipping cream 1kg | whipping cream | 1 kg
keju mozzarella | keju mozarella
keju mozarela 1 kg | keju mozarella | 1 kg
dus kue 25x25 | kardus kue | 25x25
kotak kue | kardus kue
standing pouch kraft | standing pouch | Kraft
bubble wrap hitam | bubble wrap | Hitam
bubblewrap | bubble wrap
sealer plastik 30cm | sealer plastik | 30 cm
thinwall 750ml | thinwall | 750 ml
tensimeter | tensimeter
tensi digital omron | tensimeter | Omron
alat tensi darah | tensimeter
manset tensimeter | manset tensi
kursi roda | kursi roda
kursi roda travel | kursi roda | Travel
tongkat kaki 4 | tongkat jalan | Kaki Empat
tongkat orang tua | tongkat jalan
nebulizer omron | nebulizer | Omron
nebuliser | nebulizer
alat uap | nebulizer
termometer infrared | termometer badan | Infrared
thermometer badan | termometer badan
oximeter | oximeter
perban 10cm | perban | 10 cm
masker bedah | masker medis
masker medis headloop | masker medis | Headloop
kruk | kruk
plester luka | plester
ban luar sepeda | ban sepeda
ban sepeda 27.5 | ban sepeda | 27.5
ban dalam sepeda | ban dalam sepeda
rantai sepeda shimano | rantai sepeda | Shimano
rantai kmc 10 speed | rantai sepeda | KMC; 10 Speed
sadel sepeda | sadel
sadel gel | sadel | Gel
cover sadel | cover sadel
pedal | pedal sepeda
helm sepeda anak | helm sepeda | Anak
helm speda | helm sepeda
lampu belakang sepeda | lampu sepeda | Belakang
pompa sepeda mini | pompa sepeda | Mini
kampas rem cakram sepeda | kampas rem sepeda | Cakram
tenda 4 orang | tenda | 4 Orang
tenda eiger | tenda | Eiger
sleeping bag polar | sleeping bag | Polar
kantong tidur | sleeping bag
kompor camping | kompor portable
kompor portabel | kompor portable
novel fantasi | novel fantasi
negeri kabut jilid 2 | novel fantasi | Negeri Kabut; Jilid 2
buku resep masakan padang | buku resep | Padang
resep kue | buku resep | Kue
kamus jepang | kamus | Jepang
kamus arab saku | kamus | Arab; Saku
dongeng anak | buku anak | Dongeng
buku cerita bergambar | buku anak | Cerita; Bergambar
atlas dunia | atlas | Dunia
soal ptn matematika | buku soal | PTN; Matematika
multimeter murah | multimeter
kursi roda termurah | kursi roda
solder dan timah | solder, timah solder
`;

/** {@link TERMS}, judged by what the goods are. */
export const SEEDED_TERMS: readonly JudgedTerm[] = TERMS.trim()
  .split('\n')
  .map((line) => {
    const [term = '', kinds = '', traits = ''] = line.split('|').map((cell) => cell.trim());
    const ofKind = SEEDED_GOODS.filter(({ kind }) => kinds.split(', ').includes(kind));
    const asked = traits === '' ? [] : traits.split('; ');
    const isRight = ({ traits: own }: Truth) =>
      asked.every((wanted) => own.some((trait) => trait.toLowerCase().includes(wanted.toLowerCase())));
    const idsOf = (goods: readonly SeededProduct[]) => goods.map(({ id }) => id);
    return {
      term,
      best: idsOf(ofKind.filter(isRight)),
      good: idsOf(ofKind.filter((product) => !isRight(product))),
    };
  });
