import { belanjaAman } from './belanja-aman-kenali-penipuan.id.ts';
import { labelSuplemen } from './membaca-label-suplemen.id.ts';
import { spesifikasiLaptop } from './membaca-spesifikasi-laptop.id.ts';
import { memilihBantal } from './memilih-bantal-yang-tepat.id.ts';
import { memilihHp } from './memilih-hp-sesuai-kebutuhan.id.ts';
import { ukuranSepatu } from './memilih-ukuran-sepatu-daring.id.ts';
import { ongkosKirim } from './menghitung-ongkos-kirim.id.ts';
import { merawatBatik } from './merawat-kain-batik.id.ts';
import { merawatPowerBank } from './merawat-power-bank.id.ts';
import type { BlogCategory, BlogPost } from './post.ts';
import { videoBukaPaket } from './video-saat-membuka-paket.id.ts';

/** All articles, newest first. */
export const blogPosts: readonly BlogPost[] = [
  belanjaAman,
  memilihHp,
  merawatBatik,
  memilihBantal,
  ongkosKirim,
  merawatPowerBank,
  ukuranSepatu,
  labelSuplemen,
  spesifikasiLaptop,
  videoBukaPaket,
];

export const blogCategories: readonly BlogCategory[] = [
  { id: 'technology', name: 'Teknologi' },
  { id: 'fashion', name: 'Fashion' },
  { id: 'health', name: 'Kesehatan' },
  { id: 'tips', name: 'Tips' },
];
