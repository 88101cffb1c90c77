import { formatCount } from '#domain/format.ts';

/** Texts of files that are looked at before they take effect (P-CONSOLE-64). */
export const tableFilesCopy = {
  choose: 'Pilih file CSV atau XLSX',
  failed: {
    no_file: 'Pilih filenya dulu.',
    too_large: 'File lebih dari 5 MB.',
    unreadable: 'File ini tidak bisa dibaca. Simpan lagi sebagai CSV atau XLSX.',
    no_rows: 'File ini tidak punya baris di bawah judulnya.',
    too_many_rows: 'Paling banyak 50.000 baris dalam satu file.',
  },
  missing: 'File tidak ditemukan',
  missingText: 'File dihapus setelah 7 hari. Kirim lagi kalau belum dipakai.',
  problems: (count: number) => `${formatCount(count)} hal perlu dibetulkan`,
  problemsText: 'Belum ada yang berubah. Betulkan filenya, lalu kirim lagi.',
  place: (row: number, column: string) => `Baris ${formatCount(row)}, kolom ${column}:`,
} as const;
