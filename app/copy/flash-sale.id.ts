/** Texts of the flash sale (spec 2, Flash-sale strip). */
export const flashSaleCopy = {
  title: 'Flash Sale',
  endsIn: 'Berakhir dalam',
  ended: 'Sesi berakhir',
  timeLeft: 'Sisa waktu flash sale',
  announced: (hours: number, minutes: number) => `Sisa ${hours} jam ${minutes} menit`,
  off: (percent: number) => `${percent}% OFF`,
  sold: (percent: number) => `Terjual ${percent}%`,
  left: (count: number) => `Tersisa ${count}`,
  seeAll: 'Lihat Semua',
} as const;
