/** Robots that play shoppers, and what they write. They come in this order, and begin again at the end. */

/** Who gets the parcels. */
export const SHOPPERS = [
  { recipient: 'Rina Wulandari', region: '31.74.01', postalCode: '12810', street: 'Jalan Contoh Barat 12' },
  { recipient: 'Dimas Prakoso', region: '32.73.02', postalCode: '40132', street: 'Jalan Contoh Raya 7' },
  { recipient: 'Sri Handayani', region: '35.78.08', postalCode: '60281', street: 'Jalan Contoh Timur 3' },
  { recipient: 'Yosef Nugroho', region: '34.71.03', postalCode: '55222', street: 'Jalan Contoh Selatan 21' },
  { recipient: 'Ayu Lestari', region: '33.74.01', postalCode: '50132', street: 'Jalan Contoh Utara 9' },
] as const;

/** Stars and words of a review, and how many pictures of the goods go along. They fit any goods. */
export const REVIEWS = [
  {
    rating: 5,
    review: 'Barang sesuai foto dan deskripsi. Dikemas rapi, sampai tanpa cacat. Terima kasih, kak!',
    photos: 2,
  },
  {
    rating: 4,
    review:
      'Kualitasnya bagus untuk harga segini. Bintang empat karena kotak luarnya agak penyok, isinya aman.',
    photos: 1,
  },
  { rating: 5, review: 'Baru dibuka dan langsung puas. Tokonya cepat mengirim.', photos: 1 },
  { rating: 5, review: 'Pas seperti yang dicari. Kalau butuh lagi, saya pesan di sini.', photos: 1 },
  {
    rating: 3,
    review:
      'Barangnya baik, tapi ukurannya sedikit lebih kecil dari bayangan saya. Selebihnya sesuai pesanan.',
    photos: 2,
  },
  { rating: 5, review: 'Packing aman, nomor resi langsung ada, kurirnya ramah.', photos: 1 },
  { rating: 4, review: 'Sesuai deskripsi. Semoga awet.', photos: 0 },
] as const;
