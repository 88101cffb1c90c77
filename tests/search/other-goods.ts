/** A product of a shop of other trades than the demo's. */
export interface OtherProduct {
  readonly id: number;
  readonly name: string;
  readonly subcategory: string;
  readonly price: number;
}

/** By the subcategory that an operator would choose; titles as sellers of marketplaces write them: id, name, price. */
const LINES: Readonly<Record<string, string>> = {
  aksesoris: `
1 | Shell Helix HX5 15W-40 Oli Mesin Mobil Bensin 4 Liter | 289000
2 | Yamalube Sport 10W-40 Oli Motor Matic 800 ml Original | 58000
3 | Federal Oil Ultratec 20W-50 Oli Motor Bebek 1L | 46000
4 | Motul 7100 4T 10W-40 Full Synthetic Oli Mesin Motor Sport 1 Liter | 212000
5 | Toyota Oli Transmisi ATF WS Asli 4L | 415000
6 | Pertamina Oli Gardan Matic Enduro Gear 120ml | 17000
7 | NGK Busi Iridium CPR9EAIX-9 Vario Beat Scoopy | 95000
8 | Denso Busi Mobil Avanza Xenia K20TXR Isi 4 | 128000
9 | Aspira Kampas Rem Depan Honda Beat Vario 125 | 42000
10 | Bendix Kampas Rem Mobil Depan Innova Reborn General CT | 438000
11 | Federal Parts Kampas Rem Tromol Belakang Supra X | 38000
12 | GS Astra Aki Motor Kering GTZ5S 12V 3.5Ah | 215000
13 | Yuasa Aki Mobil NS40ZL Maintenance Free 35Ah | 815000
14 | IRC Ban Motor Tubeless 80/90-14 NR82 Depan Matic | 198000
15 | Michelin Pilot Street 90/80-17 Ban Luar Motor Sport | 465000
16 | Bridgestone Ecopia 185/65 R15 Ban Mobil Baru | 868000
17 | Swallow Ban Dalam Motor 225-17 | 32000
18 | Bosch Wiper Advantage 24" dan 16" Sepasang Avanza | 118000
19 | Denso Wiper Blade Frameless 20 Inch | 89000
20 | KYT Helm Full Face R10 Solid Black Doff SNI | 515000
21 | Cargloss Helm Retro Half Face Cream dengan Kaca Bogo | 228000
22 | NHK Helm Anak Half Face Karakter Ukuran S | 205000
23 | Kaca Helm Bogo Retro Flat Smoke | 35000
24 | Respiro Jaket Touring Motor Anti Angin Hitam XL | 489000
25 | Scoyco Sarung Tangan Motor Protektor MC29 Size L | 245000
26 | Axio Jas Hujan Setelan Motor Europe Dewasa | 179000
27 | Givi Box Motor E20N 20 Liter dengan Bracket | 565000
28 | SHAD Box Belakang SH33 33L Hitam | 985000
29 | Bracket Box Motor Nmax Besi Tebal | 155000
30 | Spion Motor Bulat Bar End CNC Universal Sepasang | 87000
31 | Rantai Motor SSS 428H-116L Gold | 168000
32 | Aspira Gear Set Supra X 125 Rantai dan Gir | 245000
33 | Kabel Gas Vario 150 Original Honda | 33000
34 | Karet Karpet Mobil Avanza 3 Baris Premium | 325000
35 | Sarung Jok Mobil Kulit Sintetis Brio Full Set | 890000
36 | Osram Lampu Halogen H4 12V 60/55W Standar Mobil | 55000
37 | Autovision Lampu LED Motor H6 AC DC Putih | 148000
38 | Turtle Wax Cairan Poles Bodi Mobil 500ml | 97000
39 | Kit Shampo Mobil dan Motor 1 Liter Wash & Glow | 39000
40 | Prestone Air Radiator Coolant Hijau 1 Galon 3.78L | 112000
41 | Sakura Filter Oli Toyota Avanza Rush C-1139 | 38000
42 | Ferrox Filter Udara Vario 160 Stainless | 365000
43 | Dongkrak Buaya Krisbow 2 Ton Hidrolik | 495000
44 | Kunci Roda Palang 4 Cabang 14" Tekiro | 135000
45 | Kompresor Pompa Ban Mini Portable 12V Digital | 289000
46 | Cover Motor Anti Air Waterproof Nmax PCX Aerox | 95000
`,
  berkebun: `
47 | Monstera Deliciosa Tanaman Hias Daun Lebar Pot 20 cm | 125000
48 | Aglonema Red Sumatra Bonggol Tunas 3 Daun | 65000
49 | Anthurium Kuping Gajah Tanaman Hias Indoor | 89000
50 | Bibit Mangga Harum Manis Okulasi 60 cm | 48000
51 | Bibit Durian Musang King Kaki Tiga 80 cm | 165000
52 | Bibit Alpukat Miki Cepat Berbuah | 55000
53 | Benih Cabai Rawit Ori 212 Cap Panah Merah 10 gram | 92000
54 | Benih Tomat Servo F1 Isi 1750 Butir | 78000
55 | Benih Kangkung Bangkok LP-1 500 Gram | 42000
56 | Biji Bunga Matahari Raksasa Isi 20 | 15000
57 | Kaktus Mini Gymnocalycium Grafting Warna Warni | 28000
58 | Anggrek Bulan Dendrobium Remaja | 60000
59 | Pupuk NPK Mutiara 16-16-16 Kemasan 1 Kg | 24000
60 | Pupuk Organik Cair EM4 Pertanian 1 Liter | 29000
61 | Pupuk Kandang Kambing Fermentasi 5 kg | 18000
62 | Gandasil D Pupuk Daun 100gr | 16000
63 | Sekam Bakar Media Tanam 10 Liter | 17000
64 | Cocopeat Blok 650 gram Media Hidroponik | 19000
65 | Pot Tanaman Plastik Hitam 25 cm Lusinan | 52000
66 | Pot Gantung Macramé Putih dengan Mangkuk | 47000
67 | Polybag Hitam 30x30 1 Kg | 33000
68 | Gembor Penyiram Tanaman Plastik 5 Liter | 37000
69 | Selang Air Taman Anti Lumut 5/8 Inch 20 Meter | 128000
70 | Sprayer Elektrik Tangki Semprot Hama 16 Liter | 389000
71 | Insektisida Curacron 500EC 100 ml Pembasmi Ulat | 64000
72 | Gunting Ranting Dahan Pruner Stainless 8" | 58000
73 | Rumput Gajah Mini per Meter Persegi | 35000
74 | Paranet 65% Lebar 3 Meter per Meter | 24000
`,
  buku: `
75 | Laskar Pelangi - Andrea Hirata (Bentang Pustaka) | 89000
76 | Bumi Manusia - Pramoedya Ananta Toer | 132000
77 | Laut Bercerita - Leila S. Chudori KPG | 110000
78 | Filosofi Teras Henry Manampiring Edisi Soft Cover | 98000
79 | Atomic Habits: Perubahan Kecil yang Memberikan Hasil Luar Biasa | 108000
80 | Buku Soal CPNS 2026 SKD TWK TIU TKP Lengkap + CD | 119000
81 | Kamus Inggris Indonesia John M. Echols Hardcover | 145000
82 | Kamus Lengkap Bahasa Jepang Saku | 45000
83 | Iqro 1-6 Besar Cara Cepat Belajar Membaca Al Quran | 19000
84 | Al Quran Tajwid Warna A5 Terjemah Cordoba | 96000
85 | Komik One Piece Vol. 105 Elex Media | 45000
86 | Komik Naruto Box Set 1-27 | 1450000
87 | Ensiklopedia Anak Hebat Dunia Hewan Full Color | 175000
88 | Buku Mewarnai Anak TK Tema Kendaraan | 14000
89 | Buku Pelajaran Matematika Kelas 10 Kurikulum Merdeka | 68000
90 | Kumpulan Soal UTBK SNBT Saintek The King | 165000
91 | Majalah Bobo Edisi Bundel 5 Eksemplar | 60000
92 | Sapiens Riwayat Singkat Umat Manusia Yuval Noah Harari | 129000
93 | Buku Agenda Kulit A5 Custom Nama 2026 | 55000
94 | Resep Masakan Padang Autentik Uni Dewi | 76000
95 | Le Petit Prince Pangeran Cilik Antoine de Saint-Exupéry | 58000
`,
  'alat-musik': `
96 | Yamaha F310 Gitar Akustik Natural | 1890000
97 | Cort AC100 Gitar Klasik Nilon Open Pore | 1650000
98 | Fender Squier Affinity Stratocaster Gitar Elektrik Sunburst | 4850000
99 | D'Addario EXL110 Senar Gitar Elektrik 10-46 | 115000
100 | Senar Gitar Akustik Rotosound JK11 Phosphor Bronze | 128000
101 | Tas Gitar Akustik Softcase Busa Tebal | 75000
102 | Capo Gitar Alice A007 Stainless | 25000
103 | Pick Gitar Dunlop Tortex 0.73 mm Isi 6 | 45000
104 | Stand Gitar Lipat A Frame | 59000
105 | Casio CT-S200 Keyboard 61 Tuts Hitam | 2350000
106 | Roland FP-10 Digital Piano 88 Keys | 8450000
107 | Seruling Bambu Dangdut Nada C Suling | 48000
108 | Recorder Yamaha YRS-23 Seruling Plastik Sekolah | 42000
109 | Harmonika Suzuki 24 Lubang Study 24 | 165000
110 | Biola 4/4 Skylark Full Set Hardcase | 525000
111 | Rosin Biola Gondorukem | 22000
112 | Cajon Drum Box Akustik Mahoni | 475000
113 | Stik Drum Vic Firth 5A Hickory Sepasang | 198000
114 | Yamaha DTX402K Drum Elektrik | 6990000
115 | Kendang Sunda Kulit Kerbau 1 Set | 850000
116 | Behringer UMC22 Audio Interface USB | 985000
117 | Shure SM58 Mic Dynamic Vokal | 1750000
118 | Kabel Mic XLR Canare 5 Meter | 165000
119 | Ampli Gitar Mini Orange Crush 12 Watt | 2190000
120 | Pedal Efek Gitar Boss DS-1 Distortion | 1290000
`,
  'sepeda-outdoor': `
121 | Daiwa Joran Pancing Spinning 180 cm Carbon Medium | 345000
122 | Shimano FX 2500 Reel Pancing Spinning | 365000
123 | Reel Pancing Baitcasting Kenzi 7.2:1 | 289000
124 | Maguro Joran Tegek Ruas Pendek 360 cm | 178000
125 | Senar Pancing PE X8 Braided 150 Meter 30 lb | 85000
126 | Relix Nusantara Senar Pancing Nilon 300m | 34000
127 | Mata Kail Pancing Chinu No 5 Isi 100 | 21000
128 | Umpan Pancing Ikan Mas Galatama Essen Amis 30ml | 27000
129 | Umpan Tiruan Minnow Lure 9 cm 8 gr | 32000
130 | Soft Frog Katak Umpan Gabus Toman | 28000
131 | Pelampung Pancing Fosfor Malam Isi 5 | 24000
132 | Jaring Serok Ikan Lipat Gagang Teleskopik | 78000
133 | Kursi Lipat Mancing Sandaran Portable | 119000
134 | Tas Pancing Joran 120cm Tebal | 115000
135 | Kotak Pancing Tackle Box 4 Susun | 98000
136 | Timah Pemberat Pancing Koin 1 Ons | 9000
137 | Kili Kili Barrel Swivel Stainless Isi 20 | 12000
138 | Headlamp Senter Kepala LED Cas Mancing | 65000
139 | Pelampung Renang Rompi Jaket Dewasa Life Vest | 135000
140 | Cooler Box Marina 24S 22 Liter | 315000
`,
  furnitur: `
141 | Semen Portland Tiga Roda PCC 50 kg | 67000
142 | Mortar Utama MU-301 Semen Instan Plester 40 Kg | 98000
143 | Nat Keramik AM 53 Putih 1kg | 15000
144 | Dulux Catylac Cat Tembok Interior 5 Kg Putih | 168000
145 | Nippon Paint Vinilex Cat Tembok 25 kg Broken White | 615000
146 | Avian Cat Kayu dan Besi 1 Kg Hitam | 82000
147 | No Drop Cat Pelapis Anti Bocor 4 Kg Abu | 235000
148 | Kuas Cat Eterna 3 Inch | 14000
149 | Roller Cat Tembok 9" Set Bak | 52000
150 | Amplas Kayu Roll Grit 120 per Meter | 13000
151 | Wavin Pipa PVC AW 3/4 Inch 4 Meter | 48000
152 | Elbow PVC Rucika 1/2" Isi 10 | 29000
153 | Lem Pipa Isarplas 400gr Kaleng | 62000
154 | Kran Air Onda Tembok 1/2 Kuningan | 48000
155 | TOTO Keran Wastafel TX109LU Chrome | 785000
156 | Shower Mandi Set Kuningan Onda SO 265 | 245000
157 | Kloset Jongkok Ina C-7 Keramik Putih | 265000
158 | American Standard Kloset Duduk Winston Monoblok | 2150000
159 | Penguin Tangki Air TB 55 500 Liter | 1250000
160 | Sanyo Pompa Air Sumur Dangkal PH-137 | 685000
161 | Keramik Lantai Roman 60x60 Motif Marmer per Dus | 265000
162 | Granit Lantai Valentino Gress 60x60 Polos Krem | 215000
163 | Paku Kayu 2 Inch 1 Kg | 19000
164 | Sekrup Gypsum 6x1 Isi 500 | 35000
165 | Fischer Dynabolt M10 x 77 Isi 25 | 78000
166 | Engsel Pintu Solid 4 Inch Stainless Sepasang | 55000
167 | Kunci Pintu Rumah Solid Tanggung Set Handle | 245000
168 | Gembok Solid 50mm Leher Panjang | 68000
169 | Triplek 9 mm 122x244 Meranti | 128000
170 | Genteng Metal Pasir Multi Roof 2x4 | 48000
171 | Seng Gelombang 7 Kaki 0.20 | 55000
172 | Wiremesh M8 Lembaran 2.1 x 5.4 m | 565000
173 | Besi Beton Ulir 10 mm KS SNI 12 Meter | 82000
174 | Asbes Gelombang Kecil 180 cm Djabesmen | 62000
175 | Bosch GSB 550 Bor Listrik Tembok 13 mm | 685000
176 | Makita Gerinda Tangan 4 Inch M9506B | 565000
177 | Mata Bor Beton Set 5 Pcs Tekiro | 48000
178 | Meteran Roll 5 Meter Stanley | 45000
179 | Palu Kambing Gagang Fiber 16oz | 58000
180 | Waterpass Aluminium 60 cm Magnet | 75000
181 | Obeng Set Bolak Balik Tekiro 6 in 1 | 48000
182 | Tang Kombinasi 8" Krisbow | 65000
183 | Gergaji Kayu 18 Inch Sandflex | 72000
184 | Tangga Aluminium Lipat 4 Meter Multi | 895000
185 | Eterna Kabel Listrik NYM 2x1.5 50 Meter | 515000
186 | Broco Stop Kontak 4 Lubang Saklar Kabel 3 m | 79000
187 | Schneider MCB 1 Phase 6A Domae | 62000
188 | Panasonic Saklar Tunggal Putih | 23000
189 | Lem Dextone Epoxy Besi 5 Menit | 24000
190 | Sealant Silikon Kaca Bening 300 ml | 32000
191 | Isolasi Listrik Nitto Hitam 20 Yard | 12000
`,
  koleksi: `
192 | Whiskas Makanan Kucing Kering Tuna 1.2 Kg | 76000
193 | Royal Canin Kitten 2kg Makanan Anak Kucing | 265000
194 | Me-O Creamy Treats Snack Kucing Isi 4 | 17000
195 | Pedigree Makanan Anjing Dewasa Sapi 1,5kg | 78000
196 | Pasir Kucing Gumpal Bentonite Kopi 25 Liter | 98000
197 | Bak Pasir Kucing Cat Litter Box dengan Sekop | 65000
198 | Kandang Kucing Besi Lipat Tingkat 2 Jumbo | 465000
199 | Tas Kucing Astronot Pet Carrier Transparan | 135000
200 | Kalung Kucing Lonceng Anti Kutu | 12000
201 | Shampo Kucing Anti Jamur Kutu 250ml | 35000
202 | Frontline Obat Kutu Tetes Kucing | 98000
203 | Drontal Obat Cacing Kucing 1 Tablet | 22000
204 | Mainan Kucing Tongkat Bulu | 9000
205 | Cat Tree Rumah Garukan Kucing 120 cm | 385000
206 | Takari Pelet Makanan Ikan Hias 100 gram | 12000
207 | Aquarium Nisso 60x30 Kaca Tempel | 225000
208 | Filter Aquarium Gantung Amara 801 | 55000
209 | Aerator Pompa Udara Aquarium 2 Lubang | 48000
210 | Heater Aquarium Otomatis 50 Watt | 42000
211 | Ikan Cupang Avatar Jantan | 45000
212 | Pakan Burung Lovebird Ebod Vit 450g | 28000
213 | Sangkar Burung Murai Kotak Jati No 2 | 385000
214 | Voer Murai Batu Gold Coin 400 gr | 32000
215 | Kandang Hamster 2 Lantai dengan Roda Putar | 125000
216 | Serbuk Kayu Hamster Wangi Stroberi 1kg | 19000
217 | Jangkrik Kering Pakan Landak Sugar Glider | 25000
`,
  'seni-lukis': `
218 | Sinar Dunia Buku Tulis 58 Lembar Isi 10 | 52000
219 | Kertas HVS A4 80 gsm PaperOne 1 Rim | 58000
220 | Kertas F4 70gr Sidu 500 Lembar | 54000
221 | Standard AE7 Pulpen Hitam 1 Lusin | 24000
222 | Pilot G2 Gel Pen 0.5 Biru | 21000
223 | Faber-Castell Pensil 2B Isi 12 | 48000
224 | Staedtler Penghapus Putih Besar 526 | 9000
225 | Rautan Pensil Putar Joyko A-5 | 42000
226 | Spidol Whiteboard Snowman Hitam Isi 12 | 84000
227 | Stabilo Boss Highlighter Pastel Set 6 | 89000
228 | Faber-Castell Connector Pen 24 Warna Spidol Anak | 36000
229 | Crayon Titi Oil Pastel 36 Warna | 42000
230 | Joyko Stapler HD-10 Kecil | 13000
231 | Isi Staples No 10 Kangaro Isi 20 Kotak | 32000
232 | Bantex Ordner Folio 7 cm Map Arsip | 29000
233 | Map Plastik Kancing Folio Isi 12 | 26000
234 | Kenko Kalkulator 12 Digit CT-300 | 48000
235 | Amplop Coklat Tali F4 Isi 100 | 65000
236 | Lakban Bening 2 Inch 90 Yard Daimaru | 11000
237 | Lem Kertas UHU Stick 21g | 19000
238 | Gunting Kertas Joyko SC-848 | 12000
239 | Cutter Kenko L-500 Besar | 15000
240 | Penggaris Besi 30 cm | 8000
241 | Post-it Sticky Notes 3x3 Kuning 3M | 17000
242 | Papan Tulis Whiteboard Gantung 60x90 | 98000
243 | Tinta Printer Epson 003 Black Original | 92000
244 | Canon PIXMA G2020 Printer Ink Tank Print Scan Copy | 2150000
`,
  dapur: `
245 | Rinnai Kompor Gas 2 Tungku RI-522C | 385000
246 | Regulator Gas Winn Meter W-181 LPG | 125000
247 | Selang Gas LPG 1.8 Meter Quantum Set | 145000
248 | Miyako Rice Cooker 1.8 Liter MCM-508 | 265000
249 | Philips Blender Plastik 2 Liter HR2115 | 489000
250 | Sharp Kulkas 1 Pintu SJ-N162N 133 Liter | 1850000
251 | Polytron Mesin Cuci 2 Tabung 8 Kg PWM 8076 | 1690000
252 | Cosmos Kipas Angin Berdiri 16" 16-SBI | 298000
253 | Maspion Panci Susun Set Tutup Kaca 16-24 cm | 189000
254 | Eagle Panci Presto 8 Liter Aluminium | 345000
255 | Cup Plastik 16 oz Datar Isi 50 Gelas Es Kopi | 24000
256 | Paper Bowl 650ml + Tutup Mangkuk Kertas 25 pcs | 38000
257 | Kotak Nasi Kertas Laminasi 18x18 Isi 100 | 92000
258 | Sedotan Steril Bubble 12mm Isi 50 | 13000
259 | Plastik Klip 10x15 cm 100 Lembar | 12000
260 | Baking Paper Kertas Roti 5 Meter | 17000
261 | Loyang Brownies 20x20 Anti Lengket | 48000
262 | Mixer Philips HR1559 Pengaduk Adonan | 525000
263 | Timbangan Dapur Digital SF-400 10kg | 42000
264 | Vietnam Drip Alat Seduh Kopi Saring Café | 35000
265 | French Press 350 ml Kaca Crème Brûlée Series | 69000
266 | Termos Air Panas Shuma 1,2 L Stainless | 145000
267 | Lock & Lock Toples Kedap Udara 1.8 Liter | 85000
268 | Rak Piring Stainless 2 Susun Wastafel | 165000
269 | Galon Le Minerale 15 Liter Isi Ulang | 22000
270 | Sendok Garpu Makan Set Lusinan Doll | 48000
`,
};

/** The products of lines 'id | name | price', by subcategory. */
export const productsOf = (lines: Readonly<Record<string, string>>): readonly OtherProduct[] =>
  Object.entries(lines).flatMap(([subcategory, own]) =>
    own
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', name = '', price = ''] = line.split(' | ');
        return { id: Number(id), name, subcategory, price: Number(price) };
      }),
  );

export const OTHER_GOODS = productsOf(LINES);
