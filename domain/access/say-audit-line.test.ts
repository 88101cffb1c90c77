import { describe, expect, it } from 'vitest';
import { type AuditFacts, sayAuditLine } from './say-audit-line.ts';

const aLine = (line: Partial<AuditFacts>): AuditFacts => ({
  by: { by: 'member:1', role: 'owner', sellerId: null, email: 'sari@contoh.id' },
  command: 'people.block',
  subjectKind: 'person',
  subjectId: '19b98e91-3d9f-4e35-8bfc-63abd2d47b3d',
  member: null,
  reason: null,
  second: null,
  before: null,
  after: null,
  ...line,
});
const details = (line: Partial<AuditFacts>) => sayAuditLine(aLine(line)).details;

describe('a line of the audit log in words (P-DESK-10)', () => {
  it('names two owners apart, and the member whom it is about', () => {
    const said = sayAuditLine(
      aLine({
        command: 'selling.change_role',
        subjectKind: 'membership',
        subjectId: 'c5ffccbb-c83c-402e-8ff5-02c0469534a5',
        member: { by: 'member:2', role: 'order_clerk', sellerId: 7, email: 'budi@contoh.id' },
        reason: 'Pindah bagian',
        second: { by: 'member:3', role: 'finance', sellerId: null },
        before: { role: 'owner' },
        after: { role: 'order_clerk' },
      }),
    );
    expect(said).toEqual({
      who: 'sari@contoh.id (Pemilik)',
      what: 'Mengubah peran di toko',
      about: 'Anggota budi@contoh.id (Petugas Pesanan, toko 7)',
      details: ['Alasan: Pindah bagian', 'Orang kedua: Keuangan', 'Peran: Pemilik → Petugas Pesanan'],
    });
  });

  it('tells a blocked account from the account of a bank', () => {
    expect(details({ before: { account: false }, after: { account: true } })).toEqual([
      'Akun diblokir: tidak → ya',
    ]);
    expect(details({ command: 'refunds.name_account', after: { account: 'BRI 7890' } })).toEqual([
      'Rekening: BRI 7890',
    ]);
  });

  it.each<[Partial<AuditFacts>, string[]]>([
    [
      { command: 'chat.ban', after: { about: 'shopper', outcome: 'banned', reports: 1 } },
      ['Tentang: pembeli', 'Keputusan: chat ditutup', 'Laporan: 1'],
    ],
    [
      { command: 'settlement.decide', after: { as: 'shop', amount: 900 } },
      ['Milik: Lokapasar', 'Jumlah: Rp900'],
    ],
    [
      { command: 'orders.cancel', after: { reason: 'no_stock', amount: 119_999 } },
      ['Sebab yang dilihat pembeli: stok habis', 'Jumlah: Rp119.999'],
    ],
    [
      { command: 'orders.refund', after: { reason: 'damaged', pieces: [{ line: 1, quantity: 2 }] } },
      ['Sebab: Rusak saat tiba', 'Barang: barang ke- 1, banyaknya 2'],
    ],
    [
      {
        command: 'returns.decide',
        after: { outcome: 'refund', part: null, bearer: { shopBears: 13_333 }, goods: 'kept' },
      },
      [
        'Keputusan: dana pembeli dikembalikan',
        'Bagian dana: seluruhnya',
        'Ditanggung oleh: Ditanggung Lokapasar Rp13.333',
        'Barangnya: Tetap di pembeli',
      ],
    ],
    [
      { command: 'price.change', after: { prices: [{ sku: 1, from: 3_499_000, to: 3_306_555 }] } },
      ['Harga: SKU 1, dari Rp3.499.000, menjadi Rp3.306.555'],
    ],
    [
      { command: 'proposals.make', after: { command: 'orders.goodwill', subject: 'order:LP1', amount: 5 } },
      ['Perubahan: Memberi ganti rugi dari Lokapasar', 'Pada: Pesanan LP1', 'Jumlah: Rp5'],
    ],
    [
      { command: 'payouts.export', after: { batch: 'b1', outcome: 'returns' } },
      ['Nama file: b1', 'Keputusan: tidak ikut: ada pengembalian terbuka'],
    ],
    [
      { command: 'commission.set', before: { basisPoints: null }, after: { basisPoints: 300 } },
      ['Komisi: – → 3%'],
    ],
    [
      { command: 'seller.suspend', after: { orders: 'go_on', money: 'held', reason: 'Diperiksa' } },
      [
        'Pesanan yang belum dikirim: tetap berjalan',
        'Saldo toko: ditahan',
        'Sebab yang dibaca toko: Diperiksa',
      ],
    ],
  ])('says what was chosen and paid: %o', (line, said) => {
    expect(details(line)).toEqual(said);
  });

  it.each([
    ['payout', '28', 'Pencairan 28'],
    ['desk', 'operator', 'Panel Admin'],
    ['desk', 'seller:7', 'Panel toko 7'],
    ['refund', '1185544e-80e2-4ee8-919a-de907584fa5c', 'Pengembalian dana 1185544e'],
    ['bank_file', 'refunds:b-1', 'File bank pengembalian dana b-1'],
    ['reported', 'product:5', 'Yang dilaporkan: produk 5'],
    ['queue', 'mails', 'Antrean E-mail gagal terkirim'],
    ['queue', 'disputed_return', 'Antrean Sengketa pengembalian'],
    ['holidays', '2035-03-10', 'Hari libur 10 Mar 2035'],
    ['clock', 'shop', 'Jam demo'],
    ['account_of_ledger', 'seller:1', 'Akun buku besar Saldo toko 1'],
    ['courier', 'jne', 'Kurir JNE'],
    ['commission', 'all:2', 'Komisi semua toko, kategori 2'],
  ])('says what it is about: %s %s', (subjectKind, subjectId, about) => {
    expect(sayAuditLine(aLine({ subjectKind, subjectId })).about).toBe(about);
  });

  it('leaves as it is stored what it has no word for, and never looks into prototypes', () => {
    const said = sayAuditLine(
      aLine({ command: 'constructor', subjectKind: 'toString', subjectId: 'x', after: { valueOf: 'a' } }),
    );
    expect(said).toEqual({
      who: 'sari@contoh.id (Pemilik)',
      what: 'constructor',
      about: 'toString x',
      details: ['valueOf: a'],
    });
  });
});
