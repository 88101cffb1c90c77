import { PUBLIC_PAGES } from '#app/features/seo/public-pages.ts';

interface Screen {
  path: string;
  /** The status it is answered with. */
  status: number;
}

/** Tabs, states and pages of one thing, which `PUBLIC_PAGES` does not name. */
const FURTHER: [path: string, status?: number][] = [
  ['/product/1'],
  ['/product/1?tab=spesifikasi'],
  ['/product/1?tab=ulasan'],
  ['/product/1/ulasan'],
  ['/product/abc', 404],
  ['/search?q=zzzz'],
  ['/search?q=spatu&view=list'],
  ['/category/fashion'],
  ['/category/fashion?page=99', 404],
  ['/seller/1'],
  ['/seller/1?tab=tentang'],
  ['/wishlist'],
  ['/notifications'],
  ['/auth'],
  ['/auth?tab=register'],
  ['/auth?tab=forgot'],
  ['/auth/reset'],
  ['/auth/reset?token_hash=a'],
  ['/auth/confirm'],
  ['/auth/confirm?type=signup&token_hash=a'],
  ['/orders'],
  ['/kirim/berhasil?ref=PSN-7K2M9Q'],
  ['/kirim/gagal?form=messages&error=invalid&field=email:invalid_email'],
  ['/newsletter/konfirmasi?token=aaaaaaaaaaaaaaaaaaaa'],
  ['/newsletter/berhenti?token=aaaaaaaaaaaaaaaaaaaa'],
  ['/tidak/ada', 404],
  ['/flash-sale?sesi=12'],
  ['/special-offer?tab=gadget&min=9000000'],
  ['/help-center?q=zzzz'],
  ['/help-center?tab=panduan'],
  ['/help-center?tab=kontak'],
  ['/faq?tab=pengembalian'],
  ['/shipping?tab=kurir'],
  ['/shipping?tab=estimasi'],
  ['/shipping?tab=lacak'],
  ['/returns?tab=prosedur'],
  ['/privacy?tab=hak'],
  ['/careers?q=zzzz'],
  ['/blog?q=zzzz'],
  ['/blog/category/teknologi'],
  ['/blog/merawat-power-bank'],
];

/** One address of every screen. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_PAGES.map((path) => ({ path, status: 200 })),
  ...FURTHER.map(([path, status = 200]) => ({ path, status })),
];
