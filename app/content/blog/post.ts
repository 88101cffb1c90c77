import type { Block } from '../blocks.ts';

/** The shelves of the blog; the value is also the tab's name in the address. */
export type BlogCategoryId = 'technology' | 'fashion' | 'health' | 'tips';

/** The pictures a post may carry: those of the ten shop categories. */
export type BlogImageUrl =
  `/images/category/${'fashion' | 'electronics' | 'home-living' | 'beauty' | 'health' | 'gadgets' | 'hobbies' | 'food' | 'sports' | 'toys'}.svg`;

/** One article of the blog (P-HELP-11). */
export interface BlogPost {
  /** The slug in `/blog/{id}`. */
  id: string;
  title: string;
  /** One or two sentences, also the description for search engines. */
  excerpt: string;
  category: BlogCategoryId;
  author: string;
  /** Day of publication, `yyyy-mm-dd`, in Asia/Jakarta. */
  date: string;
  /** Minutes. */
  readTime: number;
  imageUrl: BlogImageUrl;
  featured: boolean;
  popular: boolean;
  blocks: readonly Block[];
}

export interface BlogCategory {
  id: BlogCategoryId;
  name: string;
}
