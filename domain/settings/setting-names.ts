import type { SettingKey } from './known-settings.ts';

/** What each setting is called on the console's screens, and in mails about it. */
export const SETTING_NAMES: Readonly<Record<SettingKey, string>> = {
  'contact.address': 'Alamat',
  'contact.phone': 'Telepon',
  'contact.email': 'E-mail',
  'contact.whatsapp': 'WhatsApp',
  'contact.registration': 'Nomor pendaftaran PSE',
  'contact.social': 'Akun media sosial',
  'demo.line': 'Keterangan toko contoh',
  'payment.methods': 'Metode pembayaran',
  'shipping.services': 'Layanan kurir',
  'money.commission': 'Komisi dari harga barang',
  'money.second_person': 'Orang kedua di atas satu keputusan sebesar',
  'money.second_person_day': 'Orang kedua di atas pengembalian dan ganti rugi per orang per hari sebesar',
  'cod.fee': 'Biaya COD per pesanan',
  'cod.newcomer_orders': 'Pesanan COD terbuka pembeli baru',
  'cod.newcomer_total': 'Nilai COD terbuka pembeli baru',
  'cod.area_freight': 'Batas ongkir paket ditolak per kecamatan',
  'cod.provinces': 'Provinsi yang melayani COD',
  'cod.closed_cities': 'Kota dan kabupaten tanpa COD',
};
