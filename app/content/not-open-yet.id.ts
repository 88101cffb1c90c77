/** What texts promise and the program does not do yet, with the way until then. Whoever builds it removes the note. */
export const RETURN_FORM_NOTE =
  'Formulir pengembalian di Pesanan Saya belum dibuka. Untuk sementara, ajukan lewat halaman [Kontak](/help-center?tab=kontak) dengan nomor pesanan, alasan, dan fotonya; aturan dan batas waktunya sama.';
