import type { CancelReason } from '#domain/orders/cancel-reasons.ts';
import type { OrderNote } from '#domain/orders/notes.ts';
import type { OrderEvent } from '#domain/orders/transitions.ts';

/** What the timeline says of what happened to an order. That there is a code to pay by is on the pay page and in a mail. */
export const EVENT_WORDS: Readonly<Record<OrderEvent | Exclude<OrderNote, 'payment_ready'>, string>> = {
  placed: 'Pesanan dibuat',
  paid: 'Pembayaran diterima',
  confirmed: 'Kamu mengonfirmasi pesanan',
  inspected: 'Barang pengganti siap diproses',
  accepted: 'Pesanan diterima penjual',
  packed: 'Barang dikemas',
  shipped: 'Paket diserahkan kepada kurir',
  delivered: 'Paket tiba di tujuan',
  undelivered: 'Paket ternyata belum tiba dan sedang dicari kurir',
  completed: 'Pesanan selesai',
  cancelled: 'Pesanan dibatalkan',
  revived: 'Pembayaran diterima, pesanan dilanjutkan',
  cancel_asked: 'Pembatalan diajukan',
  cancel_declined: 'Penjual menolak pembatalan, pesanan dilanjutkan',
  cancel_approved: 'Pembatalan disetujui',
  cancel_failed: 'Pembatalan tidak berhasil karena paket sudah dibawa kurir',
  address_changed: 'Alamat pengiriman diubah',
  booked: 'Kurir dipesan',
  booking_refused: 'Kurir belum bisa menjemput paket',
  returning: 'Paket dibawa kembali ke penjual',
  received: 'Pesanan sudah diterima',
  arrival_asked: 'Kami bertanya apakah paket sudah sampai',
  not_arrived: 'Kamu menjawab bahwa paket belum sampai',
  reported_missing: 'Kamu melaporkan bahwa pesanan belum sampai',
  found: 'Paket ternyata sudah tiba',
  account_needed: 'Rekening untuk pengembalian dana diperlukan',
  account_named: 'Rekening untuk pengembalian dana diisi',
  refunded: 'Dana dikembalikan',
  account_left: 'Akun yang memesan dihapus, pesanan tetap berjalan',
  joined: 'Pesanan disimpan ke sebuah akun',
  disowned: 'Akun dan tautan lama dilepas dari pesanan',
};

/** Why an order was cancelled, or is asked to be. */
export const REASON_WORDS: Readonly<Record<CancelReason, string>> = {
  changed_mind: 'Berubah pikiran',
  wrong_address: 'Alamat salah',
  wrong_item: 'Salah memilih barang atau varian',
  found_cheaper: 'Menemukan harga lebih murah',
  too_slow: 'Terlalu lama',
  other: 'Alasan lain',
  expired: 'Tidak dibayar tepat waktu',
  not_confirmed: 'Tidak dikonfirmasi tepat waktu',
  not_accepted: 'Penjual tidak mengonfirmasi tepat waktu',
  not_shipped: 'Penjual tidak mengirim tepat waktu',
  not_scanned: 'Kurir belum menerima paketnya dari penjual',
  no_stock: 'Penjual tidak dapat memenuhi pesanan',
  refused: 'Paket kembali ke penjual',
  lost: 'Paket hilang dalam pengiriman',
  payment_reversed: 'Pembayaran ditarik kembali',
  payment_refunded: 'Pembayaran sudah dikembalikan',
};
