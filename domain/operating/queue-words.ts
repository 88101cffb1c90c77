import { CASE_KIND_IDS } from './case-kinds.ts';
import { CASE_WORDS } from './case-words.ts';
import type { QueueId } from './queues.ts';

/** What each queue of the home of the console is called. */
export const QUEUE_WORDS: Readonly<Record<QueueId, string>> = {
  proposals: 'Menunggu orang kedua',
  products: 'Produk menunggu ditinjau',
  reports: 'Laporan belum dibaca',
  chats: 'Chat dilaporkan, belum diputuskan',
  refunds_waiting: 'Pengembalian dana menunggu file bank',
  refunds_exported: 'Pengembalian dana di file bank, belum ditandai',
  payouts_waiting: 'Pencairan menunggu file bank',
  payouts_exported: 'Pencairan di file bank, belum ditandai',
  mails: 'E-mail gagal terkirim',
  jobs: 'Pekerjaan program gagal',
  checks: 'Pemeriksaan yang tidak cocok',
  messages: 'Pesan belum dijawab',
  overdue: 'Pesan lewat batas jawab',
};

/** What a queue, or a kind of case that is one, is called. */
export function queueName(queue: string): string {
  const kind = CASE_KIND_IDS.find((one) => one === queue);
  if (kind !== undefined) return CASE_WORDS[kind].name;
  return Object.entries(QUEUE_WORDS).find(([id]) => id === queue)?.[1] ?? queue;
}
