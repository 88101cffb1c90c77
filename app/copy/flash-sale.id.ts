/** Texts of the flash sale's countdown and cards, on the home page and on its own (P-FLASH-2 to P-FLASH-6). */
export const flashSaleCopy = {
  title: 'Flash Sale',
  endsIn: 'Berakhir dalam',
  ended: 'Sesi berakhir',
  timeLeft: 'Sisa waktu flash sale',
  announced: (hours: number, minutes: number) => `Sisa ${hours} jam ${minutes} menit`,
  /** In banners, beside the highest standing discount. */
  upTo: (percent: number) => `Flash Sale hingga ${percent}%`,
  off: (percent: number) => `${percent}% OFF`,
  sold: (percent: number) => `Terjual ${percent}%`,
  left: (count: number) => `Tersisa ${count}`,
  /** `time` as '08:00'. */
  startsTomorrow: (time: string) => `Mulai besok ${time}`,
  allGone: 'Kuota flash sale habis',
  seeAll: 'Lihat Semua',
} as const;
