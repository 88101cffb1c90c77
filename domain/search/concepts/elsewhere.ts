import type { ConceptData } from '../concept-data.ts';

/** Things of no subcategory: without them they would be taken for misspelt names or found in descriptions. */
export const ELSEWHERE: readonly ConceptData[] = [
  { words: 'aksesoris motor, perlengkapan motor', narrower: 'holder hp motor', in: 'aksesoris' },
  { words: 'aksesoris mobil, perlengkapan mobil', narrower: 'charger mobil', in: 'power-bank-charger' },
  {
    each: 'motor, sepeda motor, motor listrik, spion, oli, oli motor, ban, ban motor, ban mobil, aki, wiper, jok, jok mobil, jok motor, knalpot, busi, kampas rem, sarung jok, cover motor, cover mobil, sarung motor, sarung mobil, shampo mobil, semir ban, kaca film, dashcam, velg, helm motor, sparepart motor, karpet mobil, lap mobil, sabun mobil, lampu motor, lampu mobil, wax mobil, jas hujan motor',
  },
  {
    each: 'kucing, anjing, makanan kucing, makanan anjing, whiskas, pasir kucing, kandang, kandang kucing, ikan hias, aquarium, akuarium, makanan ikan, pakan ayam, pakan burung, burung, sangkar, sangkar burung, kalung kucing, mainan kucing, shampo kucing, vitamin kucing, hamster, pakan, hewan peliharaan, pet shop',
  },
  {
    each: 'pulsa, token listrik, voucher, voucher game, paket data, kuota, kuota internet, top up, topup, tiket, tiket pesawat, tiket kereta, diamond ml',
  },
  {
    each: 'emas antam, logam mulia, berlian, rokok, vape, pod, liquid vape, korek, korek api, asbak, bunga segar, buket bunga, buket, bouquet',
  },
];
