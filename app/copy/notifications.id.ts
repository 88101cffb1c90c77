import type { NotificationType } from '#domain/notifications/notification.ts';
import type { NotificationTab } from '#domain/notifications/tabs.ts';

/** Texts of the notifications page (P-NOTE-4, P-NOTE-5). */
export const notificationsCopy = {
  crumb: 'Notifikasi',
  title: 'Notifikasi',
  description: 'Kabar tentang pesanan, promo, dan informasi lain untukmu.',
  loading: 'Notifikasi sedang dimuat',
  needsJavaScript:
    'Halaman notifikasi memerlukan JavaScript. Aktifkan JavaScript di browser untuk melihat isinya.',
  tabsLabel: 'Jenis notifikasi',
  tabs: {
    semua: 'Semua',
    pesanan: 'Pesanan',
    promo: 'Promo',
    info: 'Info',
  } satisfies Record<NotificationTab, string>,
  types: {
    order: 'Pesanan',
    promo: 'Promo',
    payment: 'Pembayaran',
    system: 'Info',
  } satisfies Record<NotificationType, string>,
  unread: 'Belum dibaca',
  sample: 'Contoh',
  markAllRead: 'Tandai Sudah Dibaca',
  remove: (title: string) => `Hapus notifikasi ${title}`,
  clear: {
    button: 'Hapus Semua',
    title: 'Hapus semua notifikasi?',
    text: 'Semua notifikasi akan dihapus dan tidak bisa dikembalikan.',
    confirm: 'Hapus Semua',
  },
  empty: {
    title: 'Belum ada notifikasi',
    text: 'Kabar tentang pesanan dan promo akan muncul di sini.',
    link: 'Mulai Belanja',
  },
  emptyTab: (tab: string) => `Tidak ada notifikasi di bagian ${tab}`,
} as const;
