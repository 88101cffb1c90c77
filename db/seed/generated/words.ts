import fs from 'node:fs';
import path from 'node:path';

/** The names of the products of one subcategory, and their prices (Rupiah) and weights (grams). */
export interface SubcategoryWords {
  things: string[];
  variants: string[];
  measures: string[];
  price: [lowest: number, highest: number];
  weight: [lowest: number, highest: number];
}

/** By slug of the subcategory; drawn from the names of the demo catalogue. */
export function readVocabulary(): Record<string, SubcategoryWords> {
  return JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'vocabulary.json'), 'utf8'));
}

const BEGINNINGS =
  'Nusa Arta Kala Sari Bumi Tirta Griya Raga Cakra Lira Wira Sena Dara Jaya Kirana Loka Mega Pala Rimba Surya Tala Yasa Bina Candra Dipa Eka';
const ENDINGS = 'tama luna mas kita prima raya dwipa nara lestari karsa wangi sena';

/** Invented brands: none of these names is real. */
export const BRANDS: readonly string[] = BEGINNINGS.split(' ').flatMap((beginning) =>
  ENDINGS.split(' ')
    .filter((ending) => ending !== beginning.toLowerCase())
    .map((ending) => beginning + ending),
);

export const SERIES =
  'Prima Lite Max Plus Neo Klasik Nova Edisi Pro Aruna Senja Fajar Kencana Mandiri Sahabat Utama'.split(' ');

export const SHOP_KINDS = 'Toko Griya Gudang Sentra Rumah Galeri Pusat Lapak Warung Dunia'.split(' ');
export const SHOP_WORDS =
  'Makmur Sejahtera Berkah Abadi Jaya Mandiri Bersama Cemerlang Sentosa Barokah Anugerah Lestari Nusantara Pelangi Mutiara Harapan Mulia Bahagia Rejeki Amanah'.split(
    ' ',
  );
/** Cities, each with a postal code of its centre. */
export const CITIES = [
  ...(['Jakarta Pusat 10110', 'Jakarta Barat 11120', 'Jakarta Timur 13120', 'Bandung 40111'] as const),
  ...(['Bekasi 17141', 'Bogor 16121', 'Depok 16431', 'Tangerang 15111', 'Semarang 50132'] as const),
  ...(['Solo 57111', 'Yogyakarta 55121', 'Surabaya 60271', 'Malang 65111', 'Sidoarjo 61212'] as const),
  ...(['Denpasar 80111', 'Medan 20111', 'Palembang 30111', 'Padang 25111', 'Pekanbaru 28111'] as const),
  ...([
    'Makassar 90111',
    'Manado 95111',
    'Balikpapan 76111',
    'Banjarmasin 70111',
    'Pontianak 78111',
  ] as const),
].map((line) => ({ name: line.slice(0, -6), postalCode: line.slice(-5) }));

export const CLAIMS = [
  'Dipilih satu per satu sebelum dikirim.',
  'Dikemas rapat dengan pelindung gelembung.',
  'Cocok untuk dipakai setiap hari.',
  'Cocok sebagai hadiah untuk keluarga.',
  'Pesanan sebelum pukul 15.00 dikirim hari itu juga.',
  'Stok selalu diperbarui setiap pagi.',
  'Bisa ditukar bila tidak sesuai foto.',
  'Dibuat oleh perajin dan pabrik dalam negeri.',
  'Tersedia juga untuk pembelian grosir.',
  'Petunjuk pemakaian berbahasa Indonesia ada di dalam kotak.',
];

/** Review texts, by the number of stars. */
export const OPINIONS: Readonly<Record<number, readonly string[]>> = {
  1: ['Barang tidak sesuai pesanan, sudah minta pengembalian.', 'Datang dalam keadaan rusak.'],
  2: ['Kualitas di bawah harapan.', 'Pengiriman lama dan kemasan penyok.'],
  3: ['Lumayan untuk harganya.', 'Barang bagus, tetapi warnanya agak berbeda dari foto.'],
  4: [
    'Barang sesuai deskripsi, pengiriman cepat.',
    'Bagus, hanya kemasannya kurang rapi.',
    'Sudah dipakai seminggu, tidak ada keluhan.',
  ],
  5: [
    'Puas sekali, pasti beli lagi.',
    'Penjual ramah, barang sampai dengan selamat.',
    'Kualitas jauh di atas harganya.',
    'Sudah beli kedua kalinya dan tetap bagus.',
  ],
};
export const BUYERS =
  'ayu budi citra dewi eko fitri gilang hana indra joko kartika lestari maya nanda putri rizky sari tono wulan yudi'.split(
    ' ',
  );
