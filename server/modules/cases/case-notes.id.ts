import { formatCount, formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';

const money = (amount: number) => formatRupiah(rupiah(amount));

/** How a parcel ends that does not arrive. */
const ENDS: Readonly<Record<string, string>> = { lost: 'hilang di kurir', returned: 'kembali ke pengirim' };

/**
 * What the program saw of a case (Indonesian), as the console, the terminal and mails show it. Holds no personal data. Amounts
 * are whole Rupiah.
 */
export const caseNotes = {
  refundedThere: (total: number) => `Sejauh ini ${money(total)} dikembalikan di halaman penyedia.`,
  refundedWithoutAmount: 'Penyedia tidak menyebut jumlahnya. Belum ada yang dicatat.',
  takenBack: ({ total, paid }: { total: number; paid: number }) =>
    `Sejauh ini ${money(total)} dari ${money(paid)} ditarik bank.`,
  heldAgain: (amount: number) =>
    `Penyedia memegang lagi ${money(amount)} yang sebelumnya ditarik bank. Belum ada yang dicatat.`,
  /** @param reference as the provider's report has it; empty when it names none */
  settledUnknown: (amount: number, reference: string) =>
    `${money(amount)}, ${reference === '' ? 'tanpa rujukan' : `rujukan ${reference}`}.`,
  givenElsewhere: (purchase: string) =>
    `Menurut penyedia, dana ini untuk pembelian ${purchase}, padahal sudah diberikan ke pembelian lain. Belum ada yang dicatat.`,
  /** @param number of its order or purchase; null when there is neither */
  refund: (amount: number, number: string | null) =>
    `${money(amount)}, ${number === null ? 'tanpa pesanan' : `pesanan ${number}`}.`,
  /** @param said by the bank */
  payoutReturned: ({ id, amount }: { id: number; amount: number }, said: string) =>
    `Pencairan ${id} sebesar ${money(amount)}: ${said}`,
  /** @param state what its courier says; other states are those of a parcel that nobody waits for any more */
  parcelOfReturn: ({ waybill, state }: { waybill: string | null; state: string }) =>
    `Paket ${waybill ?? 'tanpa resi'} ${ENDS[state] ?? 'dibawa kurir, padahal tidak ditunggu lagi'}.`,
  manyReturns: ({ count, days, last }: { count: number; days: number; last: string }) =>
    `${formatCount(count)} kali berubah pikiran dalam ${formatCount(days)} hari, terakhir ${last}.`,
  waybillUsed: (courier: string, waybill: string) => `Resi ${courier} ${waybill} sudah dipakai paket lain.`,
  waybillUnseen: (courier: string, waybill: string) => `Paket ${courier} ${waybill} belum pernah terlihat.`,
  lighter: ({ grams, declared }: { grams: number; declared: number }) =>
    `Paketnya ${formatCount(grams)} g, padahal barangnya ${formatCount(declared)} g.`,
};
