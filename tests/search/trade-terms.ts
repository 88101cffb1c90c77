import { judgedTerms } from './judged-terms.ts';

/** Terms for {@link TRADE_GOODS}, judged by reading the names before any search: term | best | good. */
export const TRADE_TERMS = judgedTerms(`
scaler gigi | 1 |
pembersih karang gigi | 1 | 8 9
tang cabut gigi | 2 |
kaca mulut | 3 |
komposit tambal gigi | 4 | 5
tambalan gigi | 4 5 |
lilin behel | 7 | 8
sikat gigi behel | 8 | 7 9
benang gigi | 9 |
alginat | 10 |
celemek pasien | 6 |
aquarium 60 cm | 11 | 16 12
akuarium | 11 12 | 13-16 19-23
aerator | 13 | 14
pompa aquarium | 13 14 | 15
pompa celup kolam | 14 | 13
filter aquarium | 15 | 12-14
lampu aquarium | 16 | 12
pakan ikan cupang | 17 | 18
pelet ikan | 17 | 18
cacing sutra | 18 | 17
pemanas air aquarium | 19 |
pasir aquascape | 20 | 12 21
tanaman air | 21 |
serokan ikan | 22 |
obat ikan white spot | 23 |
mesin jahit | 24 25 | 26 35
mesin jahit portable murah | 24 | 25 26 35
mesin jait | 24 25 | 26 35
jarum mesin jahit | 26 | 24 25 35
benang jahit | 27 |
gunting kain | 28 | 103
resleting ykk | 29 | 35
sleting | 29 | 35
kancing baju | 30 |
kain katun | 31 | 32
kain brukat | 32 | 31
meteran jahit | 33 |
kapur jahit | 34 |
manekin | 36 |
karet celana | 37 |
undangan nikah | 38 |
souvenir nikahan | 39 | 38
kotak seserahan | 40 | 44
mahkota pengantin | 41 | 42
siger sunda | 41 |
buku tamu | 43 |
kotak cincin | 44 | 40
henna | 45 |
buket bunga wisuda | 47 |
sepatu pengantin wanita | 48 |
beskap | 49 |
baju pengantin pria | 49 | 41 42 48
mixer | 50 51 |
mixer dibawah 500rb | 50 | 51
stand mixer bosch | 51 | 50
loyang brownies | 52 | 53
loyang chifon | 53 | 52
cetakan nastar | 54 |
spuit | 55 | 56
plastik segitiga | 56 |
timbangan kue | 57 |
oven | 58 59 |
oven listrik low watt | 58 | 59
oven tangkring | 59 | 58
ragi roti | 60 |
tepung protein tinggi | 61 |
tepung cakra | 61 |
whipped cream bubuk | 62 |
pewarna makanan merah | 63 |
kotak kue | 65 | 64
pulpen pilot | 68 |
pulpen gel | 68 |
pensil 2b | 69 |
kertas a4 | 70 |
hvs | 70 |
stapler | 71 | 72
isi stapler | 72 | 71
ordner | 73 |
buku tulis | 74 |
penggaris 30cm | 75 |
tipe x | 76 |
stabilo | 77 |
spidol papan tulis | 78 | 79
papan tulis | 79 | 78
amplop coklat | 80 |
kalkulator | 81 |
lakban bening | 83 |
tinta epson | 85 | 86
tinta printer | 85 | 86
lcd redmi note 8 | 87 | 88 97 95
lcd iphone 11 | 88 | 87 95
batre iphone x | 90 | 89
baterai samsung a10s | 89 | 90
papan cas oppo a5s | 91 |
tutup belakang vivo y12 | 92 |
obeng hp | 93 |
lem lcd | 95 |
mesin cukur rambut | 101 102 | 103 105
gunting sasak | 103 |
pomade | 104 |
kursi barbershop | 106 |
silet | 107 | 108
tenda 4 orang | 111 | 120
matras camping | 112 | 113
kantong tidur | 113 | 112
kompor camping | 114 | 115 116
gas kaleng | 115 | 114
nesting | 116 |
senter kepala | 117 |
tas carrier 60 l | 118 |
tongkat gunung | 119 |
flysheet 3x4 | 120 |
fly sheet | 120 |
jarum mesin ja | 26 | 24 25
alat cukur | 101 102 | 103 105 107 108
mukena | 201 202 |
mukena anak | 202 | 201
mukenah bali | 201 | 202
sajadah | 203 |
baju gamis | 204 |
gamis busui | 204 |
baju koko | 205 |
baju koko pria | 205 | 207
kopiah | 206 |
sarung wadimor | 207 |
tasbih kayu | 208 |
kerudung instan | 209 | 210
jilbab elzatta | 209 | 210
ciput | 210 |
knalpot racing | 211 | 215
knalpot vario | 211 | 219
velg satria fu | 212 |
pelek rcb | 212 |
shock nmax | 213 |
sokbreker | 213 |
karbu pe 28 | 214 |
koil racing | 215 | 211
van belt beat | 217 |
klakson mobil | 218 |
body vario 125 | 219 | 211
lampu sen | 220 |
handle rem ninja | 221 |
bibit ayam | 222 | 230
mesin penetas telur | 223 |
mesin tetas otomatis | 223 |
semprotan hama elektrik | 224 |
obat rumput | 225 |
racun rumput | 225 |
herbisida | 225 |
insektisida ulat | 226 |
benih jagung | 227 |
plastik mulsa | 228 | 235
traktor | 229 |
tempat minum ayam | 230 |
mesin cuci laundry | 231 |
pewangi laundry | 232 |
setrika uap | 233 |
hanger laundry | 234 |
plastik laundry | 235 |
detergen laundry | 236 |
mesin kopi espresso | 238 |
mesin espresso | 238 |
grinder kopi | 239 240 |
penggiling kopi manual | 240 | 239
gilingan kopi dibawah 1 juta | 240 | 239
v60 | 241 242 |
filter v60 | 242 | 241
kertas filter kopi | 242 |
ketel leher angsa | 243 |
pitcher susu | 244 |
tamper | 245 |
kopi gayo | 246 |
sirup vanila | 247 |
gelas plastik 16 oz | 248 |
matcha | 249 |
prosesor ryzen 5 | 250 |
motherboard am4 | 251 |
ram 8gb | 252 |
ram ddr4 | 252 |
ssd 500gb | 253 |
harddisk 1tb | 254 |
vga rtx 3060 | 255 |
power suply 550w | 256 |
casing pc gaming | 257 | 261
pendingin cpu | 258 | 259
pasta thermal | 259 |
keyboard mecanical | 260 |
mouse gaming logitech | 261 |
mouse gaming | 261 |
monitor 24 inch | 262 |
router wifi | 263 |
kabel lan 10m | 264 |
tang krimping | 265 |
rj45 | 265 266 |
konektor rj45 | 266 | 265
balon foil | 267 | 268
balon | 267 268 |
topi ultah | 269 |
lilin ulang tahun | 270 | 269 273
goodie bag ulang tahun | 271 |
banner ulang tahun | 272 |
kostum elsa | 274 |
cincin perak | 275 |
kalung inisial | 276 |
gelang emas | 277 |
anting tanpa tindik | 278 |
emas antam 1 gram | 279 |
batu akik | 280 |
kotak perhiasan | 281 |
kereta bayi lipat | 282 |
stroler | 282 |
pompa asi | 283 |
kantong asi | 284 | 283
pampers sweety l | 285 |
popok bayi | 285 |
gendongan bayi | 287 |
botol susu bayi | 288 | 289
dot avent | 288 |
steril botol | 289 | 288
celemek bayi | 290 |
bak mandi bayi | 291 |
naget ayam | 292 |
sosis sapi | 293 |
siomay | 294 |
bakso | 295 |
kentang goreng | 296 |
kulit lumpia | 297 |
rendang | 298 |
keju mozarela | 299 |
daging slice | 300 |
`);
