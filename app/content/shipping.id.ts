import { couriersOf, payKinds, type Ways } from '#domain/checkout/ways.ts';
import { RETURN_HOURS } from '#domain/orders/return-windows.ts';
import { SAME_DAY_HOUR } from '#domain/shipping/arrival.ts';
import { COURIERS, type CourierId, SERVICES } from '#domain/shipping/couriers.ts';
import { TRANSIT_DAYS } from '#domain/shipping/delivery-days.ts';
import { LOST_AFTER_DAYS } from '#domain/shipping/parcel-course.ts';
import type { Zone } from '#domain/shipping/zones.ts';
import type { Block, Section } from './blocks.ts';
import { range, WORKING_DAYS } from './working-days.id.ts';

/** The cells 'Regular' and 'Express' of a zone: the same days that orders promise. */
const daysOf = (zone: Zone) => {
  const { regular, express } = TRANSIT_DAYS[zone];
  return [`${range(regular)} hari`, `${range(express)} hari`] as const;
};

interface Courier {
  name: string;
  services: readonly string[];
  text: string;
}

interface TrackingStatus {
  name: string;
  text: string;
}

/** What a courier's services are for. */
const COURIER_TEXTS: Readonly<Record<CourierId, string>> = {
  jne: 'OKE untuk yang ingin ongkos lebih hemat dan tidak terburu-buru, YES untuk kiriman yang ditargetkan tiba esok hari di kota tertentu. Regular berada di antaranya.',
  jnt: 'Regular memadai untuk belanja sehari-hari. Pilih Express bila barangnya lebih cepat diperlukan.',
  sicepat:
    'REG adalah layanan standarnya, BEST untuk kiriman yang mengejar esok hari, dan GOKIL untuk barang berat atau berukuran besar.',
  pos: 'Kantor posnya ada sampai ke banyak kecamatan, sehingga sering menjadi pilihan untuk alamat yang jauh dari kota. Kargo dipakai untuk kiriman berat.',
  anteraja: `Untuk pengiriman jarak dekat yang perlu cepat. Next Day mengikuti kolom Express di tab Estimasi Waktu: hitungannya sejak paket diserahkan kepada kurir, sesudah ${WORKING_DAYS.processing} proses di penjual. Same Day berlaku bila penjual dan alamat Anda sama-sama di Jabodetabek dan pesanan dibayar sebelum pukul ${SAME_DAY_HOUR}.00 WIB pada hari kerja.`,
  ninja:
    'Standard untuk kiriman biasa, Next Day lebih cepat dan mengikuti kolom Express, terhitung sejak paket diserahkan kepada kurir.',
};

/** A courier with the services that this shop offers. The text compares all of them, and is left out without one. */
function courierCard(id: CourierId, { services }: Ways): Courier {
  const all = SERVICES.filter(({ courier }) => courier === id);
  const offered = all.filter((service) => services.has(service.id));
  const text = offered.length === all.length ? COURIER_TEXTS[id] : '';
  return { name: COURIERS[id].name, services: offered.map(({ name }) => name), text };
}

/** Where services and cash at the door reach; '' where this shop has neither. */
function limitedReach({ methods, services }: Ways): string {
  const sameDay = services.has('anteraja-same-day') ? 'Layanan Same Day hanya ada di Jabodetabek.' : '';
  const cod = payKinds(methods).has('cod') ? 'Bayar di tempat (COD) tersedia di sebagian wilayah.' : '';
  return [sameDay, cod].filter(Boolean).join(' ');
}

/** The times of each zone, in the columns of the speeds that this shop offers. */
function timeTable({ services }: Ways) {
  const offered = new Set(SERVICES.filter(({ id }) => services.has(id)).map(({ speed }) => speed));
  const columns = [
    { name: 'Regular', isShown: offered.has('regular') || offered.has('economy') },
    { name: 'Express', isShown: offered.has('express') },
    { name: 'Same Day', isShown: offered.has('same-day') },
  ];
  const shown = (cells: readonly string[]) => cells.filter((_cell, place) => columns[place]?.isShown);
  const rows = [
    { name: 'Jabodetabek', cells: [...daysOf('jabodetabek'), 'Hari yang sama'] },
    { name: 'Jawa', cells: [...daysOf('jawa'), '–'] },
    { name: 'Sumatera', cells: [...daysOf('sumatera'), '–'] },
    { name: 'Kalimantan', cells: [...daysOf('kalimantan'), '–'] },
    { name: 'Sulawesi', cells: [...daysOf('sulawesi'), '–'] },
    { name: 'Papua & Maluku', cells: [...daysOf('papua'), '–'] },
  ];
  return {
    caption: 'Perkiraan waktu pengiriman menurut wilayah tujuan',
    head: ['Wilayah', ...shown(columns.map(({ name }) => name))],
    rows: rows.map(({ name, cells }) => [name, ...shown(cells)]),
  };
}

/** Shipping information: four tabs (P-HELP-5; couriers and zones P-SHIP-1, P-SHIP-2). */
export const shipping = (ways: Ways) =>
  ({
    title: 'Informasi Pengiriman',
    intro: 'Siapa yang mengantar, berapa lama, dan di mana paket Anda sekarang.',
    tabs: {
      umum: {
        title: 'Umum',
        sections: [
          {
            id: 'ketentuan',
            title: 'Ketentuan pengiriman',
            blocks: [
              {
                p: 'Barang dikirim langsung oleh toko yang menjualnya. Kalau Anda memesan dari tiga toko, tiga paket berangkat dari tempat yang berbeda dan bisa tiba pada hari yang berlainan.',
              },
              {
                p: 'Halaman produk menyebutkan kota asal setelah “Dikirim dari”, juga apakah ongkos kirimnya “Gratis Ongkir” atau “Berbayar”. Untuk yang berbayar, ongkos kirim dipengaruhi oleh berat, jarak, dan layanan kurir. Pilih lokasi di bagian atas halaman untuk melihat ongkos kirim dan perkiraan tiba.',
              },
              {
                p: 'Pada barang “Gratis Ongkir”, penjual menanggung layanan termurah untuk barang itu. Kalau Anda memilih layanan yang lebih mahal, Anda membayar selisihnya.',
              },
            ],
          },
          {
            id: 'waktu-proses',
            title: 'Waktu proses',
            blocks: [
              {
                p: `Pesanan diproses dalam ${WORKING_DAYS.processing} setelah pembayaran. Dalam waktu itu penjual memeriksa stok, mengemas barang, dan menyerahkannya kepada kurir.`,
              },
              {
                p: 'Sabtu, Minggu, dan hari libur nasional tidak dihitung sebagai hari kerja. Menjelang hari raya, sebaiknya pesan lebih awal.',
              },
            ],
          },
          {
            id: 'jangkauan',
            title: 'Jangkauan',
            blocks: [
              {
                p: `Kami melayani pengiriman ke seluruh Indonesia, dari Jabodetabek sampai Papua & Maluku. ${limitedReach(ways)}`.trimEnd(),
              },
              {
                p: 'Tuliskan alamat lengkap dengan kecamatan, kode pos, dan patokan. Di pulau kecil atau daerah yang jauh dari kota, nomor HP yang aktif sangat menolong kurir menemukan Anda.',
              },
            ],
          },
          {
            id: 'asuransi',
            title: 'Asuransi',
            blocks: [
              {
                p: 'Setiap kiriman diasuransikan gratis. Anda tidak perlu mendaftar atau menambah biaya apa pun.',
              },
              {
                p: `Bila barang rusak ketika diterima, laporkan dalam ${RETURN_HOURS.damaged} jam dengan foto atau video; caranya ada di halaman [Pengembalian](/returns). Bila paket tidak kunjung datang, kirim nomor resinya melalui halaman [Kontak](/help-center?tab=kontak). Paket yang belum tiba ${LOST_AFTER_DAYS} hari setelah tanggal perkiraan terakhir dianggap hilang, dan pembayaran Anda kembali seluruhnya.`,
              },
            ],
          },
        ],
      },
      kurir: {
        title: 'Kurir',
        intro:
          'Kurir di bawah ini mengantar pesanan dari Lokapasar. Tidak semua layanan tersedia untuk setiap alamat; pilihannya mengikuti kota asal barang dan tujuan Anda.',
        couriers: couriersOf(ways).map((id) => courierCard(id, ways)),
      },
      estimasi: {
        title: 'Estimasi Waktu',
        table: timeTable(ways),
        note: `Hitungan dimulai ketika paket diserahkan kepada kurir, jadi tambahkan ${WORKING_DAYS.processing} untuk proses di penjual. Yang dipakai adalah wilayah yang lebih lama antara kota asal barang dan alamat Anda; Bali dihitung seperti Jawa, sedangkan NTB dan NTT seperti Sulawesi. Yang berlaku adalah tanggal di pesanan Anda. Angka ini perkiraan: cuaca, hari raya, dan jadwal kapal atau penerbangan dapat memperlambatnya.${ways.services.has('anteraja-same-day') ? ' Tanda – berarti layanan itu tidak tersedia.' : ''}`,
      },
      lacak: {
        title: 'Lacak Paket',
        sections: [
          {
            id: 'dari-pesanan-saya',
            title: 'Dari Pesanan Saya',
            blocks: [
              {
                steps: [
                  '[Masuk ke akun](/auth) yang Anda pakai saat memesan.',
                  'Buka [Pesanan Saya](/orders) dan pilih pesanannya.',
                  'Lihat status terakhir. Nomor resi tercantum setelah paket dikirim.',
                ],
              },
              {
                p: 'Memesan tanpa akun? [Lacak dengan nomor pesanan](/orders/track) dan nomor HP atau e-mail yang dipakai saat memesan.',
              },
            ],
          },
          {
            id: 'di-situs-kurir',
            title: 'Di situs atau aplikasi kurir',
            blocks: [
              {
                p: 'Salin nomor resi dan tempelkan di kolom pelacakan milik kurir yang membawa paket. Resi baru kadang belum dikenali pada jam-jam pertama. Kalau begitu, coba lagi beberapa jam kemudian.',
              },
            ],
          },
          {
            id: 'lewat-kami',
            title: 'Bertanya kepada kami',
            blocks: [
              {
                p: 'Kalau status tidak berubah sampai melewati perkiraan, tulis nomor pesanan dan nomor resi melalui halaman [Kontak](/help-center?tab=kontak). E-mail kami balas dalam 1-2 hari kerja.',
              },
            ],
          },
        ],
        statusesTitle: 'Arti status paket',
        statuses: [
          { name: 'Diproses', text: 'Pembayaran sudah diterima dan penjual menyiapkan pesanan Anda.' },
          { name: 'Dikemas', text: 'Barang sedang dibungkus dan menunggu diserahkan kepada kurir.' },
          {
            name: 'Dikirim',
            text: 'Paket dibawa kurir menuju alamat Anda dan dapat dilacak dengan nomor resi.',
          },
          { name: 'Diterima', text: 'Paket sudah sampai. Segera buka dan periksa isinya.' },
        ],
      },
    },
  }) as const satisfies {
    title: string;
    intro: string;
    tabs: {
      umum: { title: string; sections: readonly Section[] };
      kurir: { title: string; intro: string; couriers: readonly Courier[] };
      estimasi: { title: string; table: Extract<Block, { table: unknown }>['table']; note: string };
      lacak: {
        title: string;
        sections: readonly Section[];
        statusesTitle: string;
        statuses: readonly TrackingStatus[];
      };
    };
  };
