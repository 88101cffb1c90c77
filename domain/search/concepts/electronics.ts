import type { ConceptData } from '../concept-data.ts';

/** Phones, computers, sound, pictures, and gadgets. */
export const ELECTRONICS: readonly ConceptData[] = [
  {
    words:
      'hp, handphone, ponsel, smartphone, smart phone, telepon genggam, hape, telepon, telepon seluler, android, hp android, hape android, cellphone, mobile phone, phone, gawai, henpon, telp, smartfon',
    is: 'smartphone',
  },
  {
    makers:
      'iphone, ip, ipon, aipon, samsung, samsul, sumsang, xiaomi, xiomi, oppo, vivo, realme, infinix, redmi, nokia, poco, tecno, itel, galaxy, apple, google pixel, oneplus, huawei',
    in: 'smartphone',
  },
  {
    words:
      'ponsel tombol, hp tombol, hape tombol, hp jadul, hape jadul, hp lansia, hp orang tua, hp tombol besar, feature phone, hp nenek, hp kakek, hp orangtua',
    in: 'smartphone',
  },
  {
    makers: 'asus, lenovo, acer, macbook, axioo, dell, msi, zyrex, advan, thinkpad, rog, ideapad',
    goods: 'laptop',
    in: 'komputer-laptop',
  },
  { makers: 'logitech, rexus, fantech', goods: 'mouse', in: 'komputer-laptop' },
  { makers: 'jbl, bose, harman', goods: 'speaker', in: 'audio' },
  { makers: 'sony, polytron', in: 'audio, tv-video' },
  { makers: 'lg, sharp, tcl, coocaa', goods: 'tv', in: 'tv-video' },
  { makers: 'canon, nikon, fujifilm, kodak', goods: 'kamera', in: 'kamera' },
  { makers: 'garmin, amazfit, casio, fitbit', in: 'smartwatch' },
  { makers: 'anker, baseus, ugreen, vivan, aukey', in: 'power-bank-charger' },
  {
    words:
      'laptop, notebook, chromebook, netbook, laptop gaming, laptop kerja, laptop sekolah, komputer jinjing',
    in: 'komputer-laptop',
  },
  { words: 'komputer, computer, pc, mini pc, komputer desktop, pc gaming', is: 'komputer-laptop' },
  {
    words: 'monitor, layar komputer, layar monitor, monitor komputer, monitor gaming',
    in: 'komputer-laptop',
  },
  {
    words: 'mouse, mos, mouse wireless, mouse gaming, mouse bluetooth, mouse komputer, tetikus',
    in: 'komputer-laptop',
  },
  {
    words:
      'keyboard komputer, keyboard mekanikal, mechanical keyboard, keyboard mekanik, keyboard gaming, keyboard wireless, keyboard mechanical, keyboard laptop, papan ketik',
    in: 'komputer-laptop',
  },
  { words: 'keyboard, kibor', in: 'komputer-laptop, alat-musik' },
  {
    words:
      'keyboard portabel, piano, organ, keyboard musik, electone, piano digital, piano elektrik, organ tunggal, keyboard piano',
    in: 'alat-musik',
  },
  {
    words: 'printer, pencetak, mesin cetak, scanner, pemindai, tinta printer, kertas hvs',
    in: 'komputer-laptop',
  },
  {
    each: 'ssd, hardisk, harddisk, hard disk, hardisk eksternal, flashdisk, flash disk, flashdrive, usb flashdisk, memori eksternal, ram laptop, ram komputer, vga, prosesor, processor, motherboard, casing pc, cooling pad, kipas laptop, usb hub, hub usb, card reader, memory card, micro sd, kartu memori, microsd, sd card, modem, router, router wifi, mifi, kabel lan, ups, mousepad, mouse pad, alas mouse',
    in: 'komputer-laptop',
  },
  { words: 'webcam, kamera laptop, web cam', in: 'komputer-laptop' },
  {
    words:
      'earbuds, tws, earphone, headset bluetooth, earphone bluetooth, headset wireless, earphone wireless, handsfree, airpods, earbud, earpods, hedset bluetooth, earphone tws, headset tws, earpiece',
    narrower: 'headphone, headset',
    in: 'audio',
  },
  {
    words: 'headphone, headset, headphones, headset gaming, headphone bluetooth, headphone gaming',
    narrower: 'earphone, earbuds',
    in: 'audio',
  },
  {
    words:
      'speaker, pengeras suara, salon aktif, speaker aktif, spiker, sound system, sound sistem, salon, speaker bluetooth, speaker portable, loudspeaker',
    narrower: 'soundbar',
    in: 'audio',
  },
  { words: 'soundbar, sound bar, home theater, home theatre, speaker tv', in: 'audio' },
  {
    words: 'mikrofon, microphone, mic, mik, mic karaoke, mic wireless, clip on, karaoke',
    in: 'audio',
  },
  {
    each: 'radio, mp3 player, walkman, amplifier, ampli, mixer audio, megaphone, toa, piringan hitam',
    in: 'audio',
  },
  { words: 'audio, alat audio', is: 'audio' },
  {
    words:
      'tv, televisi, tivi, tv led, television, led tv, tv digital, teve, tipi, tv tabung, tv layar datar, layar tv',
    narrower: 'smart tv',
    in: 'tv-video',
  },
  {
    words:
      'smart tv, android tv, tv android, tv smart, smarttv, smart tivi, tv pintar, google tv, tv internet, tv wifi',
    narrower: 'tv',
    in: 'tv-video',
  },
  {
    words:
      'set top box, stb, tv box, dekoder, tv stick, chromecast, receiver tv, android tv box, android box',
    in: 'tv-video',
  },
  { words: 'proyektor, projector, infocus, proyektor mini, mini projector', in: 'tv-video' },
  {
    each: 'antena, antenna, antena tv, bracket tv, remote tv, remot tv, layar proyektor, dvd player, dvd',
    in: 'tv-video',
  },
  {
    words:
      'kamera, camera, kamera digital, kamera foto, dslr, kamera dslr, kamera vlog, handycam, pocket camera',
    narrower: 'action camera, kamera aksi, kamera mirrorless, kamera instan',
    in: 'kamera',
  },
  { words: 'kamera mirrorless, mirrorless', in: 'kamera' },
  {
    words: 'kamera instan, kamera polaroid, polaroid, instax, kamera instax, instant camera, kamera anak',
    in: 'kamera',
  },
  { words: 'action camera, kamera aksi, action cam, gopro, actioncam, kamera action', in: 'kamera' },
  {
    words:
      'cctv, kamera cctv, kamera pengawas, ip camera, ip cam, kamera wifi, cctv wifi, kamera keamanan, kamera pengintai',
    in: 'smart-home',
  },
  {
    words: 'tripod, tongsis, kaki kamera, tripod hp, tripod kamera, monopod, selfie stick',
    in: 'kamera',
  },
  {
    each: 'lensa, lens, lensa kamera, ring light, ringlight, lighting, softbox, gimbal, stabilizer, tas kamera, baterai kamera, kamera analog',
    in: 'kamera',
  },
  { each: 'baterai, batre, baterai aa, battery, baterai hp, baterai laptop', in: 'power-bank-charger' },
  // Gadgets
  {
    words: 'smartwatch, jam tangan pintar, smart watch, jam pintar, apple watch, jam smart, jam digital',
    near: 'smartband',
    is: 'smartwatch',
  },
  {
    words:
      'smartband, smart band, gelang pintar, gelang fitness, gelang kesehatan, fitness tracker, mi band, smart bracelet, gelang olahraga',
    near: 'smartwatch',
    in: 'smartwatch',
  },
  {
    words: 'jam tangan anak, jam anak, jam pintar anak, smartwatch anak, jam tangan pintar anak',
    near: 'jam tangan pintar',
    in: 'smartwatch',
  },
  {
    words:
      'jam tangan, arloji, watch, jam tangan analog, jam tangan digital, jam pria, jam cowok, jam cowo, jam wanita, jam cewek, jam cewe, jam anti air, jam tahan air, jam sport, jam olahraga, jam couple',
    narrower: 'smartwatch, jam tangan pintar',
    is: 'smartwatch',
    in: 'smartwatch, aksesoris-fashion',
  },
  {
    words: 'jam, clock',
    narrower: 'jam dinding, jam tangan, smartwatch, arloji',
    in: 'smartwatch, dekorasi',
  },
  { words: 'jam dinding, jam tembok, wall clock', in: 'dekorasi' },
  { words: 'jam weker, jam beker, weker, alarm, jam meja', near: 'jam dinding', in: 'dekorasi' },
  {
    each: 'strap jam, tali jam, strap jam tangan, tali jam tangan, strap smartwatch, tali smartwatch',
    in: 'smartwatch',
  },
  {
    words: 'power bank, powerbank, pb, bank daya, pengisi daya portabel, power bang, pawer bank',
    in: 'power-bank-charger',
  },
  {
    words:
      'charger, cas, casan, carger, pengisi daya, adaptor, adapter, cas casan, kepala charger, kepala cas, batok charger, pengecas, cas hp, casan hp, charger hp, charger laptop, cas laptop, charger handphone, ces, fast charging, charger fast charging, charger type c, cas iphone, casan iphone, charger iphone, charging, adaptor laptop, kepala casan',
    in: 'power-bank-charger',
  },
  { words: 'charger mobil, car charger, cas mobil, casan mobil', in: 'power-bank-charger' },
  {
    words: 'wireless charger, charger wireless, charger nirkabel, cas wireless, magsafe',
    near: 'power bank magnetik nirkabel',
    in: 'power-bank-charger',
  },
  {
    words: 'usb c, type c, tipe c, typec, usb type c',
    narrower: 'kabel, charger',
    in: 'power-bank-charger, aksesoris',
  },
  { words: 'tablet, tab, ipad, komputer tablet, tablet android, tablet pc', is: 'tablet' },
  {
    words:
      'drawing tablet, tablet gambar, pen tablet, tablet grafis, tablet menggambar, graphic tablet, digital drawing',
    in: 'tablet',
  },
  {
    words: 'e reader, ereader, kindle, ebook reader, pembaca buku elektronik',
    narrower: 'tablet kertas elektronik',
    in: 'tablet',
  },
  {
    each: 'stylus, pensil tablet, stylus pen, pen stylus, apple pencil, pensil stylus, pensil digital',
    in: 'tablet',
  },
  {
    words:
      'kabel, cable, kabel data, kabel usb, kabel charger, kabel type c, kabel data type c, kabel cas, kabel hp, kabel usb c, kabel iphone, kabel lightning, kabel micro usb, kabel c to c, kabel casan',
    in: 'aksesoris',
  },
  { each: 'kabel hdmi, kabel aux, kabel vga, kabel roll, kabel listrik, kabel ties', in: 'aksesoris' },
  {
    words:
      'holder, phone holder, dudukan hp, holder hp, stand hp, penyangga hp, holder motor, holder hp motor, holder handphone, tempat hp, pegangan hp, stand handphone, dudukan handphone, phone stand, stan hp, stan hp motor, dudukan hp motor, holder mobil, holder ponsel',
    in: 'aksesoris',
  },
  {
    words:
      'stand laptop, laptop stand, dudukan laptop, penyangga laptop, meja laptop, alas laptop, stan laptop',
    in: 'aksesoris',
  },
  {
    words: 'sleeve, sleeve laptop, softcase laptop, sarung laptop, cover laptop, case laptop',
    in: 'aksesoris',
  },
  {
    words:
      'casing, case, kesing, softcase, soft case, hardcase, casing hp, case hp, phone case, hp case, softcase hp, sarung hp, silikon hp, casing handphone, case iphone, casing iphone, case handphone, kondom hp, pelindung hp, cover hp, garskin',
    near: 'holder hp, sleeve laptop',
    in: 'aksesoris',
  },
  {
    words:
      'pelindung layar, tempered glass, screen protector, anti gores, anti gores hp, antigores, screen guard, temper glass, tg hp, kaca hp',
    in: 'aksesoris',
  },
  {
    each: 'popsocket, ring hp, gantungan hp, konverter, converter, dongle, otg, adapter otg, kipas portable, kipas mini',
    in: 'aksesoris',
  },
  {
    words:
      'aksesoris hp, aksesoris komputer, aksesoris gadget, aksesoris handphone, aksesoris laptop, aksesoris ponsel',
    is: 'aksesoris',
  },
  { words: 'smart home, rumah pintar, perangkat pintar, smarthome', is: 'smart-home' },
  {
    words:
      'stop kontak, stopkontak, colokan, saklar, smart plug, stop kontak wifi, colokan listrik, colokan wifi, terminal listrik, steker, colokan pintar, stop contact, smart socket',
    in: 'smart-home',
  },
  {
    words:
      'kunci pintu, smart lock, kunci pintar, gembok, kunci digital, kunci pintu digital, gembok sidik jari, smart door lock, door lock, kunci rumah, kunci sidik jari, fingerprint',
    in: 'smart-home',
  },
  {
    words:
      'bel pintu, bel, bel rumah, bel pintar, bel rumah pintar, doorbell, smart doorbell, sensor gerak, remote ac, alarm rumah',
    in: 'smart-home',
  },
  {
    words:
      'lampu, lamp, bohlam, lampu led, penerangan, light, lampu hias, lampu kamar, lampu rumah, bola lampu, lampu bohlam',
    in: 'dekorasi, smart-home',
  },
  {
    words:
      'lampu pintar, smart lamp, smart bulb, bohlam pintar, lampu wifi, lampu led pintar, lampu smart, smart light',
    in: 'smart-home',
  },
  { words: 'lampu meja, lampu belajar, lampu baca, desk lamp, table lamp', in: 'dekorasi' },
  {
    words: 'lampu tidur, lampu malam, lampu kamar tidur, night lamp, lampu nakas, sleep lamp',
    narrower: 'lampu meja',
    near: 'lampu',
    in: 'dekorasi, smart-home',
  },
  { words: 'lampu gantung, lampu plafon, chandelier, lampu langit langit', in: 'dekorasi' },
  {
    words: 'elektronik, barang elektronik, electronics, alat elektronik',
    is: 'smartphone, komputer-laptop, audio, tv-video, kamera',
  },
  { words: 'gadget, gadgets', is: 'smartwatch, tablet, power-bank-charger, smart-home, aksesoris' },
  {
    each: 'playstation, ps5, ps4, nintendo, nintendo switch, xbox, stik ps, stik game, joystick, gamepad, konsol game, stik ps4',
    in: 'komputer-laptop',
  },
];
