import { type OtherProduct, productsOf } from './other-goods.ts';

/**
 * Goods of small trades that neither the demo nor {@link OTHER_GOODS} has (dentists, aquariums, tailors, weddings, bakers,
 * barbers, phone repair, camping, laundries, computers): by subcategory, a line for each: id, name, price.
 */
const LINES: Readonly<Record<string, string>> = {
  'alat-kesehatan': `
1 | Woodpecker Ultrasonic Scaler UDS-J Alat Pembersih Karang Gigi | 1850000
2 | Tang Cabut Gigi Dewasa Atas No 17 Stainless | 95000
3 | Kaca Mulut Dental Mirror No 4 isi 12 | 42000
4 | 3M Filtek Z350 XT Komposit Tambal Gigi A2 Body | 385000
5 | GC Fuji IX Semen Glass Ionomer Tambalan | 640000
6 | Bib Dental Celemek Pasien Sekali Pakai 125 lembar | 55000
10 | Cetakan Gigi Alginat Tropicalgin Zhermack 453 gr | 145000
`,
  'perawatan-pribadi': `
7 | Ortho Wax Lilin Kawat Gigi Behel Rasa Mint | 9000
8 | Sikat Gigi Ortodonti Khusus Behel Bulu V | 15000
9 | Benang Gigi Oral-B Dental Floss 50m | 38000
107 | Silet Tiger Platinum isi 10 x 20 Pak | 38000
108 | Feather Pisau Cukur Lipat Shavette Artist Club | 165000
`,
  koleksi: `
11 | Aquarium Kaca 60x30x30 cm 5 mm Polos | 165000
12 | Aquascape Mini Set Kaca 30x20x20 Lengkap Lampu Filter | 235000
13 | Resun Aerator Pompa Udara AC-9601 1 Lubang | 48000
14 | Amara AA-1200 Pompa Celup Water Pump Kolam 20 Watt | 62000
15 | Eheim Classic 250 Filter Canister Eksternal | 1450000
16 | Lampu LED Aquarium Kandila P600 RGB 60 cm | 210000
17 | Takari Pelet Ikan Hias Koi Cupang 100 gr | 13000
18 | Cacing Sutra Beku Frozen Bloodworm 100 gram | 25000
19 | Heater Akuarium Pemanas Air 100W Otomatis | 58000
20 | Pasir Malang Hitam Aquascape 5 kg Substrat | 18000
21 | Tanaman Air Anubias Nana Petite Akar Kayu | 35000
22 | Jaring Serok Ikan Kecil 3 Inch | 6000
23 | Obat Ikan Blitz Icht Anti White Spot 30ml | 12000
279 | Logam Mulia Antam 1 Gram Certieye | 1485000
280 | Batu Akik Bacan Doko Asli | 850000
`,
  'seni-lukis': `
24 | Janome Mesin Jahit Portable JS 1008 Hitam | 1675000
25 | Juki DDL-8100e Mesin Jahit Industri High Speed Lengkap Meja | 4350000
26 | Organ Jarum Mesin Jahit HAx1 Ukuran 14 isi 10 | 15000
27 | Benang Jahit Astra 500 Yard 1 Lusin Warna Campur | 32000
28 | Gunting Kain Kretz 9,5 Inch Bahan | 68000
29 | Resleting YKK Jepang 50 cm Invisible | 4500
30 | Kancing Kemeja 4 Lubang 18L isi 144 | 12000
31 | Kain Katun Toyobo Fodu per Meter Putih Tulang | 37000
32 | Kain Brokat Tulle Mutiara Premium 1/2 Meter | 85000
33 | Meteran Baju Pita Ukur Badan 150 cm | 3500
34 | Kapur Jahit Segitiga isi 10 | 11000
35 | Sepatu Mesin Jahit Resleting Kaki Zipper | 9000
36 | Dressform Manekin Jahit Wanita Size M Busana | 345000
37 | Karet Elastis Celana 2,5 cm per Roll | 28000
38 | Undangan Pernikahan Blangko Erba 88 isi 100 | 125000
68 | Pilot Pulpen G2 Gel 0.5 Hitam 1 Lusin | 195000
69 | Faber-Castell Pensil 2B Ujian 1 Lusin | 48000
70 | Sinar Dunia Kertas HVS A4 70 gsm 1 Rim | 52000
71 | Kenko Stapler HD-10 Kecil | 13000
72 | Isi Staples Max No 10 1 pak | 4000
73 | Bantex Ordner Lever Arch File Folio 7 cm | 31000
75 | Penggaris Besi 30 cm Butterfly | 8000
76 | Tip-Ex Kertas Joyko Correction Tape CT-522 | 9500
77 | Stabilo Boss Highlighter Pastel isi 6 | 82000
78 | Spidol Whiteboard Snowman BG-12 Hitam 1 Lusin | 86000
79 | Papan Tulis Whiteboard Gantung 60x90 Sakana | 145000
80 | Amplop Coklat F4 Bertali isi 50 | 65000
81 | Kalkulator Casio MX-12B Meja 12 Digit | 98000
82 | Stempel Otomatis Trodat 4912 Custom Lunas | 75000
83 | Lakban Bening Daimaru 2 Inch 90 Yard | 12500
84 | Laminating Film F4 100 Micron Plastik isi 100 | 92000
`,
  dapur: `
39 | Souvenir Pernikahan Gelas Kopi Custom Nama 50 pcs | 275000
50 | Philips Mixer HR1552 Hand Mixer 5 Speed 170W | 389000
51 | Bosch Stand Mixer MUM5 4 Liter 1000 Watt | 3250000
52 | Loyang Brownies Sekat 20x20x4 cm Anti Lengket | 38000
53 | Loyang Tulban Chiffon Bongkar Pasang 22 cm Aluminium | 46000
54 | Cetakan Kue Kering Nastar Daun isi 6 Plastik | 14000
55 | Spuit Kue Russian Tulip Set 7 pcs Stainless | 39000
56 | Piping Bag Plastik Segitiga 100 lembar Kantong Hias | 23000
57 | Timbangan Kue Digital SF-400 10 kg | 42000
58 | Oven Listrik Kirin KBO-190RA 19 Liter Low Watt | 525000
59 | Oven Gas Hock Tangkring Aluminium No 2 | 315000
64 | Paper Cup Cupcake Motif 100 lembar Kertas Muffin | 16000
65 | Dus Kue Tart 22x22 Tinggi Mika Kotak isi 10 | 34000
66 | Rolling Pin Kayu Gilingan Adonan 40 cm | 27000
67 | Turntable Meja Putar Hias Cake 28 cm | 49000
248 | Cup Plastik Gelas Kopi 16 oz PET 50 pcs | 38000
`,
  dekorasi: `
40 | Seserahan Box Hantaran Akrilik Set 5 Kotak | 410000
43 | Buku Tamu Wedding Cover Beludru Ukir Nama | 45000
44 | Kotak Cincin Kawin Ring Bearer Kayu Rustic | 58000
46 | Backdrop Lamaran Kain Rumbai Tirai Foil Gold | 22000
47 | Buket Bunga Mawar Artificial Wisuda Wedding | 55000
203 | Sajadah Turki Tebal Beludru 70x110 | 125000
267 | Balon Foil Huruf Angka Emas 40 cm | 6500
268 | Balon Latex Metalik 12 inch isi 50 | 32000
269 | Topi Ulang Tahun Kerucut Anak isi 10 | 15000
270 | Lilin Angka Ulang Tahun Glitter | 5500
271 | Goodie Bag Ultah Karakter Unicorn isi 12 | 42000
272 | Banner Happy Birthday Tulisan Flag | 9500
273 | Pinata Ulang Tahun Anak Bintang | 85000
281 | Kotak Perhiasan Beludru Organizer Cincin | 58000
`,
  'aksesoris-fashion': `
41 | Mahkota Pengantin Siger Sunda Paes Gold | 650000
42 | Melati Bonggol Roncean Imitasi Pengantin Jawa | 85000
206 | Peci Hitam Beludru AC No 8 | 55000
208 | Tasbih Kayu Kokka 99 Butir Asli Turki | 35000
275 | Cincin Perak 925 Wanita Mata Zircon | 145000
276 | Kalung Titanium Anti Karat Inisial Huruf | 35000
277 | Gelang Emas Muda 8K 2 Gram Rantai Nori | 1250000
278 | Anting Jepit Tanpa Tindik Mutiara Korea | 18000
`,
  makeup: `
45 | Henna Golecha Cone Merah Marun 1 pcs | 12000
`,
  sepatu: `
48 | Selop Pengantin Wanita Payet Heels 7 cm | 189000
`,
  'pakaian-pria': `
49 | Beskap Jas Pengantin Pria Jawa Hitam Set Blangkon | 485000
205 | Koko Kurta Pria Lengan Panjang Putih Al Amwa | 145000
207 | Sarung Tenun Wadimor Bali Kembang | 72000
`,
  'bumbu-dapur': `
60 | Fermipan Ragi Instan Roti 11 gr 4 sachet | 20000
61 | Tepung Terigu Cakra Kembar Protein Tinggi 1 kg | 14500
62 | Wippy Cream Haan Bubuk 200 gr Whipping | 36000
63 | Pewarna Makanan Koepoe Merah Cabe 30ml | 8500
`,
  buku: `
74 | Kiky Buku Tulis 58 lembar 1 pak isi 10 | 47000
`,
  'komputer-laptop': `
85 | Tinta Printer Epson 003 Black Botol 65ml Original | 89000
86 | Cartridge Canon PG-745 Hitam | 245000
250 | Processor AMD Ryzen 5 5600G Box Garansi Resmi | 1985000
251 | Asus Prime B450M Motherboard AM4 | 1050000
252 | Team Elite RAM DDR4 8GB 3200 MHz | 345000
253 | Kingston NV2 SSD NVMe 500GB M.2 | 565000
254 | Seagate Barracuda Hardisk Internal 1TB 3.5 | 685000
255 | Zotac VGA RTX 3060 Twin Edge 12GB | 4650000
256 | Corsair PSU CV550 550W Bronze Power Supply | 725000
257 | Casing PC Gaming Tempered Glass 3 Fan RGB Paradox | 545000
258 | Deepcool Heatsink AK400 CPU Cooler | 425000
259 | Thermal Paste Arctic MX-4 4 gr | 85000
260 | Keyboard Mechanical Rexus Daxa M64 Wireless | 575000
261 | Logitech G102 Mouse Gaming Lightsync Hitam | 245000
262 | Monitor LG 24MP60G 24 Inch IPS 75Hz | 1650000
263 | TP-Link Archer C6 Router WiFi Dual Band | 445000
264 | Kabel LAN UTP Cat6 Belden 10 Meter | 65000
265 | Tang Crimping RJ45 LAN Krimping | 49000
266 | Konektor RJ45 Cat5 isi 50 | 27000
`,
  aksesoris: `
87 | LCD Touchscreen Redmi Note 8 Fullset | 165000
88 | LCD iPhone 11 Incell JK | 420000
89 | Baterai Samsung A10S BLP Double Power Original 99% | 68000
90 | Baterai iPhone X Vizz 2716 mAh | 215000
91 | Flexible Konektor Charger Oppo A5s Papan Cas | 24000
92 | Backdoor Tutup Belakang Vivo Y12 Biru | 29000
93 | Obeng Set HP Jakemy 24 in 1 Presisi | 76000
94 | Blower Uap Quick 857DW Solder Hot Air | 890000
95 | Lem LCD T7000 Hitam 15ml | 14000
96 | IC Power PM8953 Redmi 5 Plus Ori Cabutan | 45000
97 | Kamera Belakang Redmi Note 5 Pro | 38000
98 | Tombol Power Volume On Off Samsung J2 Prime | 12000
99 | SIM Tray Tempat Kartu Xiaomi Redmi 9 | 11000
100 | Buzzer Speaker Musik Realme C11 | 13000
211 | Knalpot Racing R9 Mugello Vario 150 Stainless | 485000
212 | Velg RCB 17 Inch Tapak Lebar Satria FU | 1750000
213 | YSS Shockbreaker G-Sport Nmax 310mm Tabung | 1350000
214 | Karburator PE 28 Keihin Jepang | 265000
215 | Koil Racing Blue Thunder KTC | 189000
216 | CDI BRT Dualband Jupiter Z | 355000
217 | Bando V-Belt Vanbelt Beat FI Kit Roller | 98000
218 | Klakson Keong Denso Mobil Motor 12V Waterproof | 78000
219 | Cover Body Vario 125 Fullset Merah | 425000
220 | Lampu Sein Lipat LED Running Mio | 24000
221 | Hendel Rem Kopling CNC Ninja 250 Sepasang | 115000
`,
  'perawatan-rambut': `
101 | Wahl Magic Clip Cordless Clipper Mesin Cukur Rambut | 1690000
102 | Kemei KM-1971 Trimmer Detailer T Blade | 145000
103 | Gunting Sasak Barber 6 Inch Penipis Jepang | 89000
104 | Pomade Murrays Superior Oil Based 85 gr | 115000
105 | Kain Kep Cukur Barber Anti Air Motif Garis | 45000
109 | Bedak Kuas Leher Neck Duster Cukur | 17000
110 | Semprotan Air Botol Spray Barber 300ml | 19000
`,
  furnitur: `
106 | Kursi Barbershop Hidrolik Klasik Coklat | 3850000
`,
  'sepeda-outdoor': `
111 | Tenda Dome Great Outdoor Java 4 Orang Double Layer | 625000
112 | Matras Gulung Spon Camping 180x50 | 35000
113 | Sleeping Bag Polar Bulu Bantal Eiger | 215000
114 | Kompor Portable Kotak Hi-Cook Gas Kaleng | 168000
115 | Gas Hi Cook Kaleng Refill 230 gr | 19500
116 | Nesting Cooking Set DS-308 Panci Gunung 3 Orang | 145000
117 | Headlamp Senter Kepala LED USB Cas | 49000
118 | Consina Carrier Tarebbi 60 Liter Tas Gunung | 485000
119 | Trekking Pole Tongkat Gunung Antishock | 65000
120 | Flysheet 3x4 Meter Ripstop Waterproof | 135000
`,
  'pakaian-wanita': `
201 | Mukena Bali Dewasa Rayon Jumbo Motif Bunga | 95000
202 | Mukena Anak Perempuan Karakter Usia 7 Tahun | 78000
204 | Gamis Syari Jersey Premium Busui Maroon | 189000
209 | Elzatta Jilbab Instan Bergo Daffa S Navy | 110000
210 | Ciput Ninja Antem Rajut Inner Hijab | 12000
274 | Kostum Princess Elsa Frozen Gaun Anak | 165000
`,
  berkebun: `
222 | Bibit Ayam Kampung DOC Joper 1 Box | 650000
223 | Mesin Tetas Telur 50 Butir Otomatis Digital | 385000
224 | Sprayer Elektrik Tasco 16 Liter Semprot Hama | 465000
225 | Roundup Herbisida Pembasmi Rumput 1 Liter | 92000
226 | Curacron Insektisida Ulat 500 EC 100 ml | 45000
227 | Benih Jagung Manis Bonanza F1 250 gr | 98000
228 | Mulsa Plastik Hitam Perak 120 cm 1 Roll 18 kg | 485000
229 | Traktor Tangan Quick G1000 Boxer | 21500000
230 | Tempat Minum Ayam Otomatis Galon 3 Liter | 24000
`,
  kebersihan: `
231 | Mesin Cuci Industri Laundry Electrolux 15 kg | 38500000
232 | Parfum Laundry Snappy Refill 5 Liter | 145000
233 | Setrika Uap Boiler Nagamoto Set Laundry | 2650000
234 | Hanger Kawat Laundry isi 100 | 165000
235 | Plastik Laundry 40x60 Tebal 1 kg | 38000
236 | Deterjen Bubuk Curah Laundry 25 kg | 210000
237 | Label Tagging Gun Alat Tembak Nota Laundry | 62000
`,
  'kopi-teh': `
238 | Mesin Espresso Rancilio Silvia Pro X | 28500000
239 | Latina Grinder Kopi Elektrik 600N | 1150000
240 | Timemore C2 Manual Grinder Penggiling Biji Kopi | 890000
241 | Hario V60 Dripper 02 Plastik Bening | 98000
242 | Kertas Saring V60 Filter Paper 02 isi 100 | 65000
243 | Ketel Leher Angsa Gooseneck Kettle 600ml | 175000
244 | Milk Jug Pitcher Latte Art 350ml Stainless | 59000
245 | Tamper Kopi 58mm Kayu Base Stainless | 125000
246 | Biji Kopi Arabika Gayo Wine 250 gr | 98000
247 | Sirup Monin Vanilla 700 ml | 165000
249 | Bubuk Matcha Premium 500 gr | 85000
`,
  'ibu-bayi': `
282 | Stroller Cocolatte Pockit Lipat Kabin | 1350000
283 | Pompa ASI Elektrik Spectra 9 Plus | 1890000
284 | Kantong ASI Gabag 100 ml isi 30 | 52000
285 | Popok Sweety Silver Pants L 44 | 89000
286 | Baby Walker Family Musik Roda | 345000
287 | Gendongan Bayi Depan Hipseat Mooimom | 565000
288 | Botol Susu Philips Avent Natural 260 ml | 145000
289 | Sterilizer Uap Botol Bayi Crown Digital | 385000
290 | Slabber Celemek Makan Silikon BPA Free | 22000
291 | Bak Mandi Bayi Lipat Ukuran Besar | 135000
`,
  'makanan-instan': `
292 | Nugget Ayam Fiesta 500 gr Frozen | 48000
293 | Sosis Sapi Kanzler Cocktail 500 gr | 89000
294 | Dimsum Siomay Udang Frozen isi 15 | 38000
295 | Bakso Sapi Sumber Selera 50 butir | 54000
296 | Kentang Goreng Aviko Shoestring 1 kg | 43000
297 | Kulit Lumpia Spring Roll 25 lembar Finna | 21000
298 | Rendang Sapi Padang Kemasan Vakum 250 gr | 95000
299 | Keju Mozarella Perfetto 250 gr | 39000
300 | Daging Sapi Slice Yoshinoya 500 gr Shortplate | 68000
`,
};

export const TRADE_GOODS: readonly OtherProduct[] = productsOf(LINES);
