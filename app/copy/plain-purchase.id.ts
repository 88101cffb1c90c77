/** Texts for a browser without scripts on a product's page (P-PROD-13). */
export const plainPurchaseCopy = {
  choose: 'Pilih varian',
  needsJavaScript: 'Keranjang memerlukan JavaScript. Tanpa JavaScript, barang bisa langsung dibeli di sini.',
} as const;
