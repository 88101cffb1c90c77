import { ADDRESS_LIMITS } from '#domain/addresses/address.ts';
import { formatCount } from '#domain/format.ts';
import type { FormFailure } from '#domain/forms/failure-address.ts';
import type { FieldError } from '#domain/forms/field-error.ts';
import type { FieldName } from '#domain/forms/field-names.ts';
import { FORM_LIMITS } from '#domain/forms/limits.ts';
import type { FormName } from '#domain/forms/reference.ts';
import { CONTACT_PATH } from '#domain/paths.ts';

const { subject, message, details, coverLetter, name, phone } = FORM_LIMITS;
const atMost = (characters: number) => `Terlalu panjang; paling banyak ${formatCount(characters)} karakter.`;

/** What is said of a fault unless its field has words of its own. */
const faults: Record<FieldError, string> = {
  required: 'Bagian ini perlu diisi.',
  invalid_email: 'Tulis alamat e-mail yang lengkap, misalnya nama@contoh.id.',
  too_long: 'Isian ini terlalu panjang.',
  too_short: 'Isian ini terlalu pendek.',
  not_pdf: 'File ini bukan PDF. Simpan resume Anda sebagai PDF, lalu pilih lagi.',
  too_large: 'File ini lebih besar dari 2 MB. Perkecil dulu, lalu pilih lagi.',
  unknown_target: 'Produk atau toko ini tidak ada lagi di Lokapasar.',
  unknown_job: 'Posisi ini tidak terbuka lagi. Pilih posisi lain atau lamaran umum.',
  invalid_phone: 'Tulis nomor HP yang benar, misalnya 0812 3456 7890 atau +62 812 3456 7890.',
  unknown_region: 'Pilih kecamatan atau kelurahan dari daftar.',
  invalid_postal_code: 'Kode pos terdiri dari lima angka.',
  unreadable: 'Isian ini memuat karakter yang rusak. Hapus, lalu ketik ulang.',
  other_province: 'Kode pos ini bukan dari provinsi yang dipilih. Periksa kode pos atau kecamatannya.',
};

const faultsOfFields: Partial<Record<FieldName, Partial<Record<FieldError, string>>>> = {
  name: { required: 'Tulis nama Anda.', too_long: atMost(name) },
  email: { required: 'Tulis alamat e-mail Anda.' },
  subject: {
    required: 'Tulis perihal pesan Anda.',
    too_short: `Tulis perihal paling sedikit ${subject.min} karakter.`,
    too_long: atMost(subject.max),
  },
  message: {
    required: 'Tulis pesan Anda.',
    too_short: `Ceritakan sedikit lebih banyak, paling sedikit ${message.min} karakter.`,
    too_long: atMost(message.max),
  },
  reason: { required: 'Pilih alasan laporan.' },
  details: { required: 'Ceritakan alasannya.', too_long: atMost(details) },
  phone: { required: 'Tulis nomor HP.', too_long: atMost(phone) },
  cover_letter: { required: 'Tulis surat lamaran Anda.', too_long: atMost(coverLetter) },
  resume: { required: 'Lampirkan resume Anda dalam bentuk PDF.' },
  recipient: { required: 'Tulis nama penerima.', too_long: atMost(ADDRESS_LIMITS.recipient.max) },
  region: { required: 'Pilih kecamatan atau kelurahan.' },
  postal_code: { required: 'Tulis kode pos.' },
  street: {
    required: 'Tulis nama jalan, nomor rumah, dan RT/RW.',
    too_short: 'Tulis alamat lebih lengkap: nama jalan, nomor rumah, dan RT/RW.',
    too_long: atMost(ADDRESS_LIMITS.street.max),
  },
};

/** The sentence for a fault of a field. */
export const faultText = (field: FieldName, fault: FieldError) =>
  faultsOfFields[field]?.[fault] ?? faults[fault];

/** The sentence for a fault of a text that is no field of a form above. */
export const faultOfText = (fault: FieldError, max: number) =>
  fault === 'too_long' ? atMost(max) : faults[fault];

/** Texts of the forms for messages, the newsletter and job applications (P-FORM-4). */
export const formsCopy = {
  sending: 'Mengirim…',
  optional: '(boleh dikosongkan)',
  choosePdf: 'Pilih file PDF',
  honeypot: 'Biarkan kolom ini kosong',
  fieldNames: {
    name: 'Nama',
    email: 'Alamat e-mail',
    subject: 'Perihal',
    message: 'Pesan',
    job: 'Posisi yang dilamar',
    phone: 'Nomor telepon',
    cover_letter: 'Surat lamaran',
    resume: 'Resume (PDF)',
    target: 'Yang dilaporkan',
    reason: 'Alasan laporan',
    details: 'Keterangan',
    label: 'Label alamat',
    recipient: 'Nama penerima',
    region: 'Kecamatan atau kelurahan',
    postal_code: 'Kode pos',
    street: 'Nama jalan, nomor rumah, RT/RW',
    landmark: 'Patokan',
    courier_note: 'Catatan untuk kurir',
  } satisfies Record<FieldName, string>,
  failures: {
    invalid: 'Ada isian yang perlu diperbaiki. Perbaiki dulu, lalu kirim lagi.',
    too_many_requests:
      'Terlalu banyak formulir dikirim dari jaringan ini. Isiannya masih ada di sini; tunggu beberapa menit, lalu kirim lagi.',
    unavailable:
      'Belum terkirim karena gangguan di sistem kami. Isiannya masih ada di sini; coba kirim lagi.',
    offline: 'Belum terkirim. Isiannya masih ada di sini; periksa koneksi, lalu kirim lagi.',
  } satisfies Record<FormFailure | 'offline', string>,
  sent: {
    messages: {
      title: 'Pesan Anda sudah kami terima',
      text: 'Kami membalas ke alamat e-mail Anda dalam 1-2 hari kerja. Simpan nomor referensi ini:',
    },
    reports: {
      title: 'Laporanmu sudah kami terima',
      text: 'Kami memeriksanya dan bertindak kalau perlu. Simpan nomor referensi ini:',
    },
    applications: {
      title: 'Lamaran Anda sudah kami terima',
      text: 'Data dan file Anda dihapus 180 hari setelah kami terima. Simpan nomor referensi ini:',
    },
    newsletter: {
      title: 'Tinggal satu langkah lagi',
      text: 'Buka e-mail dari kami dan ketuk tautan konfirmasinya. Bila tidak terlihat, periksa folder spam. Nomor referensi Anda:',
    },
  } satisfies Record<FormName, { title: string; text: string }>,
  sentPage: {
    title: 'Terkirim',
    description: 'Formulir ini sudah kami terima; simpan nomor referensinya.',
    back: 'Kembali ke yang dilaporkan',
    links: {
      messages: { to: '/help-center', label: 'Kembali ke Pusat Bantuan' },
      reports: { to: '/', label: 'Kembali ke Beranda' },
      applications: { to: '/careers', label: 'Kembali ke Karir' },
      newsletter: { to: '/blog', label: 'Kembali ke Blog' },
    } satisfies Record<FormName, { to: string; label: string }>,
  },
  failedPage: {
    title: 'Belum Terkirim',
    description: 'Formulir ini belum kami terima. Lihat sebabnya dan cara mengirimnya lagi.',
    failures: {
      invalid: 'Ada isian yang perlu diperbaiki:',
      too_many_requests:
        'Terlalu banyak formulir dikirim dari jaringan ini. Tunggu beberapa menit, lalu kirim lagi.',
      unavailable:
        'Formulir ini belum kami terima karena gangguan di sistem kami. Silakan coba beberapa saat lagi.',
    } satisfies Record<FormFailure, string>,
    keep: 'Tekan tombol kembali. Yang sudah diketik biasanya masih ada di sana.',
    back: 'Kembali ke isian saya',
    links: {
      messages: { to: CONTACT_PATH, label: 'Buka formulir pesan' },
      reports: { to: CONTACT_PATH, label: 'Kirim pesan saja' },
      applications: { to: '/careers#lamaran', label: 'Buka formulir lamaran' },
      newsletter: { to: '/blog#buletin', label: 'Buka formulir buletin' },
    } satisfies Record<FormName, { to: string; label: string }>,
    help: { to: '/help-center', label: 'Ke Pusat Bantuan' },
  },
} as const;

/** Texts of the two pages behind the links in newsletter mails. */
export const newsletterCopy = {
  confirm: {
    title: 'Konfirmasi Langganan',
    text: 'Satu langkah lagi: tekan tombol ini, dan kabar artikel baru kami kirim ke alamat e-mail Anda.',
    action: 'Konfirmasi langganan',
    doneTitle: 'Langganan sudah aktif',
    done: 'Terima kasih. Artikel berikutnya akan kami kabarkan ke alamat e-mail Anda.',
    unknown: 'Tautan konfirmasi ini tidak dikenal atau sudah kedaluwarsa. Silakan daftar sekali lagi.',
  },
  unsubscribe: {
    title: 'Berhenti Berlangganan',
    text: 'Tekan tombol ini bila Anda tidak ingin menerima kabar artikel baru lagi. Alamat e-mail Anda kami hapus dari daftar.',
    action: 'Berhenti berlangganan',
    doneTitle: 'Langganan dihentikan',
    done: 'Alamat e-mail Anda sudah kami hapus dari daftar. Artikel tetap bisa Anda baca di halaman blog.',
    unknown: 'Tautan ini tidak dikenal. Mungkin langganan Anda sudah dihentikan sebelumnya.',
  },
  unknownTitle: 'Tautan tidak berlaku',
  failed: 'Belum berhasil. Tunggu sebentar, periksa koneksi Anda, lalu tekan sekali lagi.',
  toBlog: 'Ke Blog',
} as const;
