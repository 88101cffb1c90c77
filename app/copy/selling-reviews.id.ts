import { ANSWER_HOURS, FEWEST_QUESTIONS, RESPONSE_DAYS } from '#domain/chat/response.ts';
import { formatCount, formatRating } from '#domain/format.ts';

/** Texts of the reviews of a shop's goods. */
export const sellingReviewsCopy = {
  title: 'Ulasan',
  description: 'Ulasan pembeli tentang barang toko.',
  standing: {
    title: 'Penilaian pembeli',
    rating: 'Rating toko',
    unrated: 'Dihitung dari ulasan pembeli pertama.',
    response: 'Respons chat',
    unmeasured: 'Belum diukur',
    responseHint: `Bagian pertanyaan pembeli selama ${RESPONSE_DAYS} hari yang dijawab dalam ${ANSWER_HOURS} jam. Diukur setiap jam mulai ${FEWEST_QUESTIONS} pertanyaan; sebelum itu angkanya tetap.`,
    responseExample: `Di toko contoh angka awalnya contoh. Mulai ${FEWEST_QUESTIONS} pertanyaan pembeli dalam ${RESPONSE_DAYS} hari, angkanya dihitung dari yang dijawab dalam ${ANSWER_HOURS} jam.`,
    unmeasuredHint: `Diukur setelah ada ${FEWEST_QUESTIONS} pertanyaan pembeli dalam ${RESPONSE_DAYS} hari.`,
  },
  shopRating: (rating: number) => `Rating toko: ${formatRating(rating)}`,
  noRating: 'Toko belum punya rating.',
  ratingOwn:
    'Rata-rata ulasan pembeli selama 90 hari, dihitung ulang setiap jam. Kalau tidak ada ulasan baru, angka terakhir tetap.',
  ratingGiven: 'Ini angka contoh. Setelah 10 ulasan pembeli dalam 90 hari, rating dihitung dari ulasan itu.',
  tabsLabel: 'Ulasan yang ditampilkan',
  unanswered: 'Belum Dibalas',
  all: 'Semua',
  stars: 'Bintang',
  allStars: 'Semua bintang',
  star: (stars: number) => `${formatCount(stars)} bintang`,
  none: 'Tidak ada ulasan',
  noneText: 'Ulasan yang belum dibalas tampil di sini.',
  noneAllText: 'Ulasan pembeli tampil di sini setelah barang diterima.',
  rating: (stars: number) => `${formatCount(stars)} dari 5`,
  photo: (n: number) => `Foto ulasan ${formatCount(n)}`,
  write: 'Balas ulasan ini',
  reply: 'Balasan toko',
  replyHint: 'Sekali saja dan terlihat semua orang; tidak bisa diubah. Paling banyak 1.000 karakter.',
  send: 'Kirim Balasan',
  replied: 'Balasan terkirim.',
  report: 'Laporkan ulasan',
  older: 'Lebih lama',
  refused: {
    empty: 'Tulis balasannya dulu, paling banyak 1.000 karakter.',
    twice: 'Ulasan ini sudah dibalas. Muat ulang untuk melihatnya.',
  },
} as const;
