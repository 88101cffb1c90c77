/** A page that needs neither scripts nor the build. */
const page = (title: string, text: string) => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Lokapasar</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem/1.6 system-ui, sans-serif; background: #fbf9f4; color: #23213a; }
main { max-width: 32rem; padding: 2rem; text-align: center; }
a { display: inline-block; padding: .6rem 1.2rem; border-radius: .75rem; background: #3a2f9c; color: #fff; font-weight: 600; text-decoration: none; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Coba lagi</a></p>
</main>
</body>
</html>
`;

/** The page of last resort. Its texts equal those of `layoutCopy.failed`. */
export const FAILURE_PAGE = page(
  'Terjadi Kesalahan',
  'Maaf, halaman ini gagal ditampilkan. Kesalahannya sudah kami catat. Silakan coba lagi.',
);

/** For an address that asks for too much at once. */
export const BUSY_PAGE = page(
  'Terlalu Banyak Permintaan',
  'Maaf, terlalu banyak yang diminta atau dikirim sekaligus dari jaringan ini. Tunggu beberapa detik, lalu coba lagi.',
);

/** While the shop holds as many bodies as it can, or its database is away. */
export const UNAVAILABLE_PAGE = page(
  'Lokapasar Belum Bisa Menjawab',
  'Maaf, Lokapasar sedang tidak bisa menerima permintaan ini. Tunggu beberapa detik, lalu coba lagi.',
);

/** For a form with more than any may hold. */
export const TOO_LARGE_PAGE = page(
  'Kiriman Terlalu Besar',
  'Maaf, yang dikirim terlalu besar dan tidak kami simpan. Buka lagi halamannya, lalu pilih file yang lebih kecil atau kirim lebih sedikit sekaligus.',
);

/** For a form that cannot be read, or that another site's page has sent. */
export const REFUSED_PAGE = page(
  'Formulir Tidak Diterima',
  'Maaf, formulir ini tidak bisa kami terima. Buka lagi halamannya di Lokapasar, lalu kirim dari sana.',
);
