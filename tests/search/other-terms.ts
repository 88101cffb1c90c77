import { judgedTerms } from './judged-terms.ts';

/** Everyday terms for {@link OTHER_GOODS}, judged by reading the names before any result was seen. */
export const OTHER_TERMS = judgedTerms(`
oli motor matic | 2 | 3-4 6
oli mobil | 1 | 5 2-4
oli mesin | 1 4 | 2 3 5
oli gardan | 6 | 1-5
busi beat | 7 | 8
busi | 7 8 |
kampas rem vario | 9 | 10 11
kampas rem mobil | 10 | 9 11
aki motor | 12 | 13
aki kering | 12 | 13
ban motor | 14 15 | 17 16
ban mobil ring 15 | 16 | 14 15
ban dalam | 17 | 14-16
wiper avanza | 18 | 19
helm | 20-22 | 23
helm anak | 22 | 20 21
helm full face | 20 | 21 22
kaca helm | 23 | 21
jaket motor | 24 | 26
sarung tangan motor | 25 | 24
jas hujan | 26 |
box motor | 27 28 | 29
spion | 30 |
rantai motor | 31 | 32
karpet avanza | 34 |
lampu motor led | 37 | 36
shampo mobil | 39 | 38
filter oli avanza | 41 | 42
dongkrak | 43 |
pompa ban | 45 | 160
cover nmax | 46 | 29
tanaman hias | 47 49 | 48 57 58
bibit durian | 51 | 50 52
bibit mangga | 50 | 51 52
benih cabe | 53 | 54 55
benih tomat | 54 | 53 55
kaktus | 57 |
anggrek | 58 |
pupuk | 59-62 |
pupuk npk | 59 | 60-62
pot tanaman | 65 | 66
pot gantung | 66 | 65
macrame | 66 |
selang air | 69 |
gunting dahan | 72 |
laskar pelangi | 75 |
bumi manusia | 76 |
filosofi teras | 78 |
atomic habit | 79 |
buku cpns | 80 |
soal utbk | 90 | 80
kamus inggris | 81 | 82
alquran | 84 | 83
al quran terjemah | 84 | 83
komik one piece | 85 | 86
komik | 85 86 |
buku mewarnai | 88 |
matematika kelas 10 | 89 |
saint exupery | 95 |
gitar akustik | 96 | 97 100 101
gitar listrik | 98 | 99 119 120
gitar yamaha | 96 |
senar gitar | 99 100 |
senar gitar akustik | 100 | 99
tas gitar | 101 |
capo | 102 |
piano digital | 106 | 105
keyboard casio | 105 | 106
seruling | 107 108 |
suling bambu | 107 | 108
biola | 110 | 111
stik drum | 113 |
mic | 117 | 118
audio interface | 116 |
joran | 121 124 | 134
joran daiwa | 121 | 124
reel shimano | 122 | 123
senar pancing | 125 126 |
umpan ikan mas | 128 |
kail | 127 |
tas pancing | 134 |
kursi mancing | 133 |
semen | 141 142 |
semen tiga roda | 141 | 142
cat tembok | 144 145 | 149
cat tembok putih 5kg | 144 | 145
cat anti bocor | 147 |
kuas cat | 148 | 149
pipa pvc | 151 | 152
keran air | 154 155 |
kran wastafel | 155 | 154
kloset duduk | 158 | 157
pompa air | 160 |
tandon air | 159 |
keramik lantai | 161 | 162
paku | 163 |
bor listrik | 175 | 177
mata bor | 177 |
gerinda | 176 |
makita | 176 |
tangga lipat | 184 |
stop kontak | 186 |
kabel listrik | 185 | 186
makanan kucing | 192 193 | 194
makanan anjing | 195 |
whiskas | 192 |
pasir kucing | 196 | 197
kandang kucing | 198 |
obat kutu kucing | 202 | 201
aquarium | 207 | 208-210
akuarium | 207 | 208-210
pakan burung | 212 | 214
sangkar burung | 213 |
buku tulis | 218 |
kertas a4 | 219 |
hvs f4 | 220 | 219
pulpen | 221 | 222
pensil 2b | 223 |
spidol papan tulis | 226 | 228 242
crayon 36 warna | 229 |
kalkulator | 234 |
lakban | 236 |
tinta epson | 243 |
printer | 244 | 243
kompor gas | 245 |
kompor 2 tungku | 245 |
kulkas | 250 |
kulkas 1 pintu | 250 |
mesin cuci | 251 |
kipas angin | 252 |
panci presto | 254 | 253
rice cooker | 248 |
magic com | 248 |
gelas plastik | 255 |
kotak nasi | 257 |
timbangan digital | 263 |
cafe | 264 |
creme brulee | 265 |
rak piring | 268 |
oli motor murah | 2-4 | 6
helm di bawah 300rb | 21 22 |
kertas hvs murah | 219 | 220
whiskas tuna 1,2kg | 192 |
semen portlan | 141 | 142
gitar akustk | 96 | 97 100 101
makanan kucng | 192 193 | 194
bor lstrik | 175 | 177
drone | |
`);
