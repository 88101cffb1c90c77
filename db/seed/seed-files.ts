import fs from 'node:fs';
import path from 'node:path';

/** The shape of the JSON files in this folder: the demo catalogue as its authors wrote it. */
export interface SeedProduct {
  id: number;
  name: string;
  subcategory: string;
  price: number;
  originalPrice: number;
  shortDescription: string;
  description: string;
  soldCount: number;
  stock: number;
  isFreeShipping: boolean;
  location: string;
  sellerId: number;
  weightGrams: number;
  tags: string[];
  collections: string[];
  specifications: { key: string; value: string }[];
  variants: { name: string; options: string[] }[];
  /** Days between the product's listing and the moment of seeding. */
  ageDays: number;
  reviews: SeedReview[];
}

export interface SeedReview {
  username: string;
  rating: number;
  daysAgo: number;
  helpful: number;
  content: string;
}

export interface SeedCategory {
  id: number;
  name: string;
  slug: string;
  icon: string;
  description: string;
  subcategories: { id: number; name: string; slug: string }[];
}

export interface SeedSeller {
  id: number;
  name: string;
  isOfficial: boolean;
  location: string;
  joinedYear: number;
  rating: number;
  responseRate: number;
  description: string;
  /** When its people are there, in its words. */
  hours?: string;
  /** Charges PPN under this tax number. */
  isPkp?: boolean;
  npwp?: string;
  /** Where couriers fetch its parcels. */
  pickup: { contact: string; phone: string; address: string; postalCode: string };
}

export interface SeedBanner {
  id: number;
  image: string;
  title: string;
  description: string;
  link: string;
}

export interface SeedFlashSession {
  id: string;
  startsAtHour: number | null;
  extraPercent: number;
  items: { productId: number; price: number; sold: number }[];
}

/** The photographs of the demo shop, by what they show: the latest output of `npm run studio`. */
export interface SeedPictures {
  /** By the product's id, the main view first. */
  products: Record<string, string[]>;
  /** Of products whose colours have pictures of their own: by its id, then by the colour as its variant names it. */
  colours: Record<string, Record<string, string>>;
  /** By the banner's link. */
  banners: Record<string, string>;
  /** By the category's slug. */
  categories: Record<string, string>;
  /** What a buyer photographed at home, by the product's id; it stands in one of its reviews. */
  reviews: Record<string, string>;
}

function read(...name: string[]) {
  return JSON.parse(fs.readFileSync(path.join(import.meta.dirname, ...name), 'utf8'));
}

export const readCategories = (): SeedCategory[] => read('categories.json');
export const readSellers = (): SeedSeller[] => read('sellers.json');
export const readBanners = (): SeedBanner[] => read('banners.json');
export const readPictures = (): SeedPictures => read('pictures.json');
export const readFlashSessions = (): SeedFlashSession[] => read('flash-sale.json');

/** The products of all files in `products/`, by id. */
export function readProducts(): SeedProduct[] {
  const files = fs
    .readdirSync(path.join(import.meta.dirname, 'products'))
    .filter((name) => name.endsWith('.json'));
  const products = files.flatMap((name): SeedProduct[] => read('products', name));
  return products.sort((a, b) => a.id - b.id);
}
