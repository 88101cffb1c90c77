ALTER TABLE "subcategories" ADD COLUMN "asked" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
UPDATE "subcategories" SET "asked" = CASE
	WHEN "slug" IN ('camilan', 'kopi-teh', 'bumbu-dapur', 'makanan-instan', 'kue-cokelat') THEN '{"Nomor izin edar BPOM","Nomor P-IRT","Sertifikat halal"}'::text[]
	WHEN "slug" IN ('perawatan-wajah', 'makeup', 'perawatan-rambut', 'perawatan-tubuh', 'parfum', 'vitamin-suplemen', 'herbal') THEN '{"Nomor izin edar BPOM","Sertifikat halal"}'::text[]
	WHEN "slug" IN ('perawatan-pribadi') THEN '{"Nomor izin edar BPOM"}'::text[]
	WHEN "slug" IN ('audio', 'tv-video', 'ibu-bayi', 'sepeda-outdoor', 'mainan-edukasi', 'boneka', 'balok-puzzle', 'mobil-rc', 'permainan-papan') THEN '{"Nomor SNI"}'::text[]
	ELSE '{}' END;