/** A term with the demo products that a shopper wants to see, by id. */
export interface JudgedTerm {
  readonly term: string;
  /**
   * The right kind: one of them must come first. Empty if the shop has no such thing: then nothing is right.
   */
  readonly best: readonly number[];
  /** May follow: accessories, or close to it. */
  readonly good: readonly number[];
}

const ids = (text = '') =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return Array.from({ length: to - from + 1 }, (_, step) => from + step);
    });

/** Judged terms, a line for each: term | best | good, with ranges of ids. */
export const judgedTerms = (lines: string): readonly JudgedTerm[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [term = '', best, good] = line.split('|').map((part) => part.trim());
      return { term, best: ids(best), good: ids(good) };
    });

/** Judged by reading the names of the demo catalogue, not by the results of the search. */
export const JUDGED_TERMS = judgedTerms(`
hp | 1 40-43 | 16 125 134
hp murah | 1 40-43 | 16 125 134
handphone | 1 40-43 | 16 125 134
ponsel | 1 40-43 | 16 125 134
hape android | 1 40-43 | 16 125 134
smarphone | 1 40-43 | 16 125 134
hp 5g | 1 40 43 | 41 42
hp lansia | 42 | 1 40 41 43
hp samsung | 1 40-43 | 134
holder hp | 134 |
casing hp | 134 135 | 133
laptop | 44 | 6 132 135 33 10 16 125 45-47 14
laptop murah | 44 | 6 132 135 33 10 16 125 45-47 14
notebook | 44 | 6 132 135 33 10 16 125 45-47 14
tas laptop | 33 135 10 | 34 32
stand laptop | 6 132 |
monitor | 45 | 50
keyboard mekanikal | 14 46 | 142
mouse wireless | 47 |
tws | 2 48 | 50
earphone bluetooth | 2 48 | 50
headset | 50 | 2 48
speaker bluetooth | 4 49 | 51
tv | 52 53 | 54 55
televisi 43 inch | 52 | 53
tv 32 inci | 53 | 52
kamera | 56-58 15 | 59 138
kamera cctv | 138 | 56 57 58 15
proyektor | 55 |
jam | 122 69 3 120 123 | 203 121
jam tangan | 122 3 120 123 | 121
jam tangan pria | 3 120 123 | 122 121
jam tangan anak | 122 | 3 120 123 121
jam dinding | 69 |
smartwatch | 3 120 123 122 | 121
smart watch | 3 120 123 122 | 121
power bank | 5 124 126 |
powerbank 20000mah | 124 | 5 126
power bank 10000 mah | 5 126 | 124
charger | 16 125 127 | 5 124 126
casan hp | 16 125 | 127
kabel data | 133 | 5
tablet | 128 129 130 131 7 |
tablet anak | 129 | 128 130 131 7
lampu | 13 68 136 | 197
lampu meja | 13 | 68 136 197
lampu led | 136 13 | 68 197
baju | 9 18 20 21 24-26 | 22 23 27 194
baju anak | 21 9 18 20 24-26 | 22 23 27 194
baju muslim | 24 | 18 25 26 37
kaos | 21 | 194
tshirt | 21 | 194
t-shirt pria | 21 | 194
kemeja pria | 9 20 | 21
kemeja batik | 9 20 |
batik | 9 20 | 35 151
celana | 22 27 | 112
celana wanita | 27 | 22
jaket | 23 |
gamis | 24 | 18
kebaya | 25 | 24
sepatu | 28 29 8 30 192 185 | 31 190
sepatu pria | 28 29 8 185 192 | 31 30
sepatu wanita | 30 28 8 192 | 31 29
spatu sneakers | 28 8 | 29 30
sneakers | 28 8 | 29 30
sepatu lari | 192 | 28 8 185
sepatu futsal | 185 | 28 8 192
sepatu kulit | 29 | 28 8
sandal | 31 |
tas | 10 32-35 | 190 193
tas wanita | 10 33 32 34 35 | 190 193
tas ransel | 33 | 10 32 34
tote bag | 10 34 |
dompet | 36 | 35
hijab | 37 |
jilbab | 37 |
kacamata | 39 |
ikat pinggang | 38 |
meja | 60 | 13
kursi | 62 63 | 60
sofa | 63 |
rak buku | 61 | 144-147
wajan | 64 | 12
pisau dapur | 66 | 64 65 67
air fryer | 12 | 64
airfryer | 12 | 64
cermin | 70 |
sprei | 72 | 73 19
bantal | 73 19 | 72
selimut | 74 |
alat pel | 76 | 77 78
sapu | 77 | 76
vacuum cleaner | 79 |
skincare | 11 80-83 | 93
skin care | 11 80-83 | 93
serum wajah | 11 80 | 81-83
sunscreen | 81 | 82 80 11
pelembab | 82 | 80 81 11
kosmetik | 84-87 | 11 80-83
makeup | 84-87 |
lipstik | 85 | 84 86 87
sampo | 88 | 89 90
shampo | 88 | 89 90
hair dryer | 91 | 90
body lotion | 93 | 92
sabun | 94 | 92 93
parfum | 96-99 |
parfum pria | 97 | 98 99 96
parfum wanita | 96 | 98 99 97
minyak wangi | 96-99 |
vitamin c | 17 100 | 101 102
vitamin anak | 101 | 17 100 102
minyak ikan | 102 |
tensi | 104 | 105
termometer | 105 | 104
sikat gigi | 108 |
pampers | 112 |
pompa asi | 113 |
gendongan bayi | 114 |
madu | 116 | 161
jahe merah | 117 | 119
jamu | 116-119 |
gitar | 140 | 141
ukulele | 141 | 140
alat musik | 140-143 |
novel | 144 | 145-147
buku | 144-147 | 148 61
buku anak | 146 | 144 145 147
buku resep | 145 | 144 146 147
cat air | 148 | 149 150
kanvas lukis | 149 | 150 148
pupuk | 154 | 152 153 155
bibit sayur | 155 | 152
wayang | 156 |
uang kuno | 159 157 |
oleh oleh | 160-163 176-178 179 | 119 167 173
oleh-oleh khas | 160-163 176-178 179 | 119 167 173
camilan | 160-163 | 176-179
keripik | 160 162 | 161 163
kripik pedas | 162 | 160
kopi | 164 165 167 | 92 166
kopi arabika | 164 | 165 167
teh | 166 | 83 119
sambal | 169 | 168 170
bumbu rendang | 168 | 170
mie | 172 |
kue kering | 176 179 | 177 178
coklat | 178 |
dumbell | 180 |
matras yoga | 181 |
bola futsal | 184 | 185
sarung tangan | 186 |
raket badminton | 188 | 190 189 191
shuttlecock | 189 | 188
helm sepeda | 196 | 197
tenda camping | 198 | 199
kantong tidur | 199 | 198
boneka | 204-207 |
bonek beruang | 204 | 205-207
mainan anak | 200-219 | 58 129
mainan edukasi | 200-203 | 208-211
puzzle | 209 210 | 208 211
lego | 208 211 | 218 209 210
mobil remote | 212 214 215 213 |
mobil mobilan | 212 214 215 213 |
catur | 217 | 216 218 219
board game | 219 216 217 218 |
kado | 94 99 167 | 35 119
batik kawung solo | 20 25 35 | 9 151
langkah kita | 8 28 29 30 31 33 10 18 9 39 |
nusatek | 1 3 7 14 15 |
kopi gayo | 164 167 165 | 166
kulkas | |
mesin cuci | |
iphone | 1 40-43 |
sepatunya | 28 29 8 30 192 185 | 31 190
sepedah | 196 197 | 198 199
tas kulit asli | 32 | 36 33 10 34
dompet kulit pria | 36 | 38 32
jam pintar murah | 3 120 123 122 121 |
headphone terbaik | 50 | 2 48
kopi terlaris | 164 165 167 | 92 166
sepatu gratis ongkir | 28 29 8 30 192 185 | 31 190
sepatu cod | 31 | 28 29 8 30 192 185
tas original | 10 32-35 | 190 193
smartphone terbaru | 1 40-43 |
sendal gunung | 31 |
komputer | 44 45 14 46 47 |
kamera mirorless | 56 | 57 58 15 138
set top bok | 54 |
leptop gaming | 44 | 6 132 135 33 10 16 125 45-47 14
hedset bluetut | 2 48 50 |
sprai | 72 | 73 19
powerbank fast charging | 5 124 126 |
tipi 43 inch | 52 | 53
sunscren wajah | 81 | 80 82 83 11
skinker | 11 80-83 |
farfum cowok | 97 | 98 99 96
kripik tempe | 160 | 162
hp 2 jutaan | 43 |
hp 1 jutaan | 41 |
sepatu 300 ribuan | 8 |
tas under 200rb | 10 34 35 193 | 190
parfum 100 ribuan | 96 97 99 |
sprei 300 ribuan | 72 |
hp dibawah 2 juta | 41 42 | 134
laptop di bawah 1 juta | 44 | 6 132 135 33 10 16 125 45-47 14
lemari baju | |
gantungan baju | |
gelas kaca | |
talenan kayu | |
tempat makan | |
kipas angin portable | |
susu bayi | |
baju bayi | |
kursi roda | |
ban mobil | |
makanan kucing | |
pengharum ruangan | |
lilin aromaterapi | |
alat cek gula darah | |
masker kain | |
senar gitar | |
obat nyamuk | 75 |
obat rambut rontok | 89 | 90
obat batuk | 116-119 | 106
rok panjang | 27 |
baju koko | 9 20 |
heels | 30 |
odol | 108 |
rubik | 209 210 |
ular tangga | 216-219 |
lampu senter | 197 | 136 68 13
tas gunung | 33 | 32 193
sepatu kerja wanita | 30 | 29 28 8
sepatu badminton | 192 185 | 28 8 29
meja lipat | 60 | 13
rak sepatu | 61 | 67
mainan cowok | 212-215 | 200-203 208-211 216-219
mainan cewek | 204-207 | 200-203 208-211 216-219
hadiah anak laki laki | 200-203 208-219 |
kado buat ibu | 99 94 167 10 24-27 18 | 30
kado buat suami | 97 36 38 39 3 120 123 | 99 94 167
baju kerja wanita | 18 24 25 26 | 21
buku tentang keuangan | 147 | 144 145 146
hp jadul | 42 | 1 40 41 43
gelang fitness | 121 | 3 120 123 122
stan hp motor | 134 |
penggorengan tanpa minyak | 12 |
teh hijau | 166 | 83
alat olahraga di rumah | 180-183 |
jajanan | 160-163 |
sabun mandi cair | 94 |
sabun jerawat | |
perlengkapan bayi | 112-115 |
kue lebaran | 176 179 | 177 178
souvenir | 156 158 159 | 94 99 167
running shoes | 192 | 28 8 185
phone case | 134 135 | 129
gitar akustik murah | 140 | 141
oleh oleh bandung | 160-163 176-178 179 | 119 167 173
cari kado buat pacar cowok | 9 20 22-23 29 36 38-39 97 109 185 | 2-3 8 16 33 47-48 120-121 123
hadiah buat ayah | 9 20 29 36 38-39 97 109 | 2-3 22-23 104 107 120 167
sepatu buat sekolah anak sd | 8 28 | 29-30 185 192
sepatu nike | 8 28 185 192 | 29-31
hp kamera bagus 3 jutaan | 1 |
hp nenek | 42 | 41
iphone 13 | 1 40-43 |
samsung galaxy | 1 40-43 | 128 131
oppo | 1 40-43 |
macbook | 44 | 6 132 135
cas hp | 5 16 124-127 133 |
tv murah | 52-53 |
tv buat kamar kos | 52-53 |
laptop kuliah 7 jutaan | 44 |
tas kerja wanita | 10 34 | 32-33 35
jam anak gps | 122 |
bantal leher | 19 | 73
panci | 64 |
pot bunga | 71 154 |
stroler bayi | |
alat ngepel | 76 | 78
kasur | 63 | 19 72-73
skincare buat jerawat | 11 80 83 | 81-82
cemilan pedas | 162 | 160 169
kripik singkong | 162 | 160
kopi bubuk | 165 | 164 167
kopi tubruk | 165 | 164
alat musik tradisional | 143 |
oleh oleh makassar | 163 173 |
oleh oleh aceh | 164-165 167 |
mainan bayi 1 tahun | 200 204 207-208 | 201 203 205-206 211
tas buat ke pasar | 10 34 |
barang buat kos kosan | 12-13 60-63 72-76 |
hp yang kameranya bagus dan baterainya awet | 1 40-41 43 |
bantal biar ga sakit leher | 19 | 73
sunscreen yang ga bikin putih | 81 |
batik lengan panjang pria buat kantor | 20 |
karet buat olahraga | 182 |
jam buat dinding ruang tamu | 69 |
penggorengan udara | 12 |
uang jadul | 159 | 157
parfum bayi | |
layar proyektor | |
mobil remot | 212 214-215 | 213
tipi | 52-53 | 54
kindle | 130 |
gopro | 15 57 |
lisptik matte | 85 |
shampo rambut rontok | 88 | 89-90
tensi darah | 104 |
softek | 110 |
cukuran kumis | 109 |
krudung segi empat | 37 |
celna panjang pria | 22 |
kerudng | 37 |
boneka kelnci | 205 |
raket bulutangkis yonex | 188 |
eyesadow | 87 |
uno stacko | 218 |
dapur ibu rini | 64-67 |
sapu dan pel | 76-77 | 78
teh & kopi | 164-167 |
sabun dan sampo | 88 94 | 90 92-93
vitamin dan madu | 17 100-103 116 |
tenda dan sleeping bag | 198-199 |
raket dan kok | 188-189 | 190-191
lulur dan handbody | 92-93 |
mainan edukasi anak 2 tahun | 200-201 208 | 203
mainan bayi 8 bulan | 200 205 207 | 201 204 208
boneka buat anak 3 tahun | 204 206-207 | 205
mainan cowok 6 tahun | 212-215 | 202 208 211
hadiah buat anak cowok umur 7 thn | 202 212-215 | 208-209 211 218
kado buat anak laki laki 8 tahun | 202 212-215 | 208-209 211 217-218
mainan buat anak cewek | 204-207 |
tv android | 52 | 53-54
power bank 10rb mah | 5 126 | 124
hp ram 8gb | 1 43 | 40
lampu tidur | 13 | 68 136
jam pintar buat olahraga | 3 120-121 123 |
jam cowo anti air | 3 120-121 123 |
jam tangan couple | 3 120-121 123 | 122
baju kondangan | 9 20 24-25 | 18
tas sekolah | 33 | 10 34
tas kecil buat hp | 32 35 193 |
tas yg muat leptop 14 inch | 10 33 135 | 34
tas leptop anti air | 33 135 | 10
pajangan | 71 156 158 | 69-70
barang unik | 143 151 156 158-159 | 157
permainan tradisional | 216 | 217-218
tali fitnes | 182 |
buku ngatur duit | 147 |
tempat buku | 61 |
tempat hp di motor | 134 |
phone holder motorcycle | 134 |
leather wallet men | 36 |
wooden toys kids | 200 203 209 216-218 |
colokan pinter | 137 |
adaptor hp fast charging | 16 125 | 127
notebook asus | 44 |
keyboard yamaha | 142 | 14 46
minuman anget | 117 119 | 164-166
cemilan buat lebaran | 161 176-177 179 | 160 162-163 178
makanan buat anak kos | 172-175 |
kopi item | 164-165 | 167
cairan pel | 78 |
hand body | 93 |
serum buat ngilangin bekas jerawat | 11 80 |
alat ukur suhu badan | 105 |
perlengkapan bayi baru lahir | 112-114 | 115
alat kemah | 198-199 | 31
kostum futsal | 187 194 | 185
mbok darmi | 162-163 168-169 171 173-174 179 |
handpon buat kakek | 42 | 41
alat ngulek sambal | 65 | 169
alat biar tv bisa nonton youtube | 54 | 52
tab murah | 129 131 | 7 128
kado ulang tahun cewek | 35 94 96 99 111 204-205 | 167
mau cari kado buat mama | 10 94 96 99 167 | 18 24 26 32 35 111
hadiah valentine buat cewek | 94 96 99 178 204 | 10 35 85 205
`);
