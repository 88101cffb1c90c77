import type { ConceptData } from '../concept-data.ts';

/** Care of face, hair and body, makeup, and perfume. */
export const BEAUTY: readonly ConceptData[] = [
  {
    makers:
      'wardah, emina, somethinc, scarlett, maybelline, skintific, azarine, ms glow, garnier, ponds, nivea, avoskin, implora, pixy, viva, hanasui',
    in: 'perawatan-wajah, makeup',
  },
  {
    words:
      'skincare, skin care, perawatan wajah, perawatan kulit, perawatan muka, produk wajah, skin ker, skinker, perawatan kulit wajah, paket skincare, skincare wajah, skincare glowing, glowing, pemutih wajah, pencerah wajah, whitening, skincare jerawat, skincare pemula, skin ker wajah, krim glowing',
    narrower: 'serum, sunscreen, pelembap, toner, masker wajah',
    is: 'perawatan-wajah',
  },
  {
    words:
      'kosmetik, makeup, make up, mekap, kosmetika, alat kosmetik, alat makeup, tata rias, rias wajah, cosmetic, cosmetics, mek up, alat make up, produk makeup, makeup set, alat rias',
    is: 'makeup',
  },
  {
    words: 'kecantikan, produk kecantikan, beauty, alat kecantikan',
    is: 'perawatan-wajah, makeup, perawatan-rambut, perawatan-tubuh, parfum',
  },
  {
    words:
      'serum, serum wajah, essence, ampoule, serum vitamin c, serum vit c, serum muka, serum niacinamide, niacinamide, serum jerawat, serum glowing, retinol, serum retinol, serum pencerah, penghilang jerawat, obat jerawat, acne, anti jerawat, penghilang bekas jerawat, bekas jerawat, flek hitam, obat flek, penghilang flek, acne serum, krim jerawat, jerawat, salep jerawat',
    in: 'perawatan-wajah',
  },
  {
    words:
      'tabir surya, sunscreen, sunblock, sun screen, sunblok, sanskrin, sunskrin, sun block, spf, spf 50, sunscreen wajah, krim sunscreen, pelindung matahari',
    in: 'perawatan-wajah',
  },
  {
    words:
      'pelembap, moisturizer, pelembab, moisturiser, krim wajah, pelembap wajah, krim pelembap, krim muka, moistur, krim malam, krim siang, night cream, day cream, face cream, cream wajah, cream muka, cream malam, ceramide, pelembab wajah, pelembab muka, moisturizer wajah, facial cream, gel pelembap, cream siang, krim pagi, moisturizing cream, krim pelembab',
    in: 'perawatan-wajah',
  },
  {
    words:
      'masker, masker wajah, face mask, clay mask, masker muka, sheet mask, masker organik, masker clay, masker lumpur, mud mask, masker bengkoang, facial mask, masker muka alami',
    in: 'perawatan-wajah',
  },
  {
    each: 'toner, micellar water, micellar, pembersih wajah, facial wash, sabun muka, face wash, facial foam, sabun wajah, sabun jerawat, sabun pencuci muka, sabun cuci muka, cuci muka, pembersih muka, cleanser, milk cleanser, makeup remover, pembersih makeup, penghapus makeup, face toner, kapas, kapas wajah, peeling, face mist, eye cream, krim mata, acne patch, cleansing balm, cleansing oil, cleansing, setrika wajah, face roller, patch jerawat',
    in: 'perawatan-wajah',
  },
  {
    words:
      'bedak, cushion, foundation, alas bedak, bb cream, bedak padat, bedak tabur, loose powder, compact powder, cc cream, face powder, foundesen, bedak wajah, two way cake, pondesyen, cushen',
    in: 'makeup',
  },
  {
    words:
      'lipstik, lipstick, lip cream, lip tint, lipcream, liptint, gincu, pewarna bibir, lip gloss, lip matte, lipmatte, lipstik matte, lip balm, lipbalm, pelembap bibir, pelembab bibir, lipgloss, lip, lipstick matte, lipstik tahan lama, lip serum, lip care',
    in: 'makeup',
  },
  {
    words: 'maskara, mascara, maskara waterproof, bulu mata, bulu mata palsu, eyelash, pelentik bulu mata',
    in: 'makeup',
  },
  {
    words:
      'eyeshadow, eye shadow, perona mata, palet eyeshadow, palette eyeshadow, eyeshadow palette, aisedow, eye shadow palet, eshadow',
    in: 'makeup',
  },
  { words: 'eyeliner, eye liner, celak, spidol mata', near: 'maskara, eyeshadow', in: 'makeup' },
  {
    each: 'pensil alis, alis, eyebrow, blush on, blush, blusher, perona pipi, highlighter, contour, setting spray, concealer, primer, kuas makeup, kuas make up, beauty blender, spons makeup, spons bedak, brush makeup, brush set makeup, cat kuku, kuteks, kutek, nail polish, kuku palsu, henna',
    in: 'makeup',
  },
  {
    words:
      'sampo, shampoo, shampoo anti ketombe, sampo anti ketombe, shampo anti ketombe, anti ketombe, ketombe, sampo rambut, obat ketombe, keramas, shampo rambut, sampo rontok, shampo rontok, sampo anti rontok, shampo anti rontok, sampo rambut rontok, shampo rambut rontok, sampo kering, shampoo rontok',
    in: 'perawatan-rambut',
  },
  {
    words:
      'minyak kemiri, minyak rambut, hair oil, obat rambut rontok, rambut rontok, anti rontok, penumbuh rambut, obat penumbuh rambut, hair tonic, tonik rambut, hair serum, serum rambut, vitamin rambut, hair vitamin, obat rontok, minyak penumbuh rambut, pelebat rambut, rontok',
    in: 'perawatan-rambut',
  },
  {
    words:
      'kondisioner, conditioner, creambath, masker rambut, hair mask, hair spa, keratin, smoothing, krim rambut, hairmask',
    in: 'perawatan-rambut',
  },
  {
    each: 'pomade, gel rambut, hair spray, wax rambut, minyak rambut pria, cat rambut, pewarna rambut, semir rambut, hair color, bleaching rambut, sisir, sikat rambut, rol rambut, gunting rambut, wig, rambut palsu, pelurus rambut obat, hair clip',
    in: 'perawatan-rambut',
  },
  {
    words: 'perawatan rambut, hair care, haircare, produk rambut, perawatan rambut rusak, rambut',
    is: 'perawatan-rambut',
  },
  {
    words:
      'hair dryer, hairdryer, pengering rambut, hair drayer, hair drier, pengering rambut mini, herdryer',
    in: 'perawatan-rambut',
  },
  {
    words:
      'catok, catokan, catokan rambut, catok rambut, catokan curly, pelurus rambut, pengeriting rambut, hair straightener',
    near: 'pengering rambut',
    in: 'perawatan-rambut',
  },
  {
    words: 'perawatan tubuh, perawatan badan, body care, bodycare, perawatan kulit tubuh',
    is: 'perawatan-tubuh',
  },
  {
    words:
      'lulur, body scrub, scrub, lulur mandi, luluran, scrub badan, lulur badan, bodyscrub, lulur pemutih, boreh',
    in: 'perawatan-tubuh',
  },
  {
    words:
      'body lotion, lotion, losion, handbody, hand body, hand and body, losyen, lotion badan, hb, hand cream, krim tangan, pelembap badan, body serum, body butter, bodylotion, handbody pemutih, lotion pemutih, body cream, body losion, pelembab kulit, pelembab badan, hand body lotion',
    in: 'perawatan-tubuh',
  },
  {
    words:
      'sabun, soap, sabun mandi, sabun batang, sabun cair, body wash, shower gel, sabun batangan, sabun mandi cair, sabun herbal, sabun alami, bodywash, sabun badan, sabun mandi batang',
    in: 'perawatan-tubuh',
  },
  {
    words:
      'deodoran, deodorant, deodoran roll on, anti bau badan, bau badan, bau ketiak, ketek, rexona, deo, tawas, penghilang bau badan, deodorant roll on',
    in: 'perawatan-tubuh',
  },
  {
    words:
      'parfum, parfume, minyak wangi, perfume, wewangian, pewangi, eau de parfum, edp, edt, body mist, bodymist, cologne, eau de toilette, bibit parfum, fragrance, farpum, wangi wangian, parfum roll on',
    is: 'parfum',
  },
];
