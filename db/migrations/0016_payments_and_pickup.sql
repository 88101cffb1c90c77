CREATE TABLE "pickup_addresses" (
	"seller_id" integer PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	CONSTRAINT "pickup_addresses_postal_code" CHECK ("pickup_addresses"."postal_code" ~ '^[1-9][0-9]{4}$')
);
--> statement-breakpoint
DROP INDEX "payment_attempts_due";--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD COLUMN "next_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "simulated_payments" ADD COLUMN "notice_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pickup_addresses" ADD CONSTRAINT "pickup_addresses_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_open_due" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null and "payment_attempts"."state" <> 'paid';--> statement-breakpoint
CREATE INDEX "payment_attempts_paid_due" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null and "payment_attempts"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "simulated_payments_notice" ON "simulated_payments" USING btree ("next_notice_at") WHERE "simulated_payments"."next_notice_at" is not null;--> statement-breakpoint
-- The sellers of a demo that was seeded before they had pickup addresses.
INSERT INTO "pickup_addresses" ("seller_id", "contact", "phone", "address", "postal_code")
SELECT s.id, d.contact, d.phone, d.address, d.postal_code
FROM (VALUES
	(1, 'Nusatek Official', 'Dimas Prasetyo', '+62 21 5550 0101', 'Jalan Tebet Raya 84, Tebet Timur, Tebet, Jakarta Selatan', '12820'),
	(2, 'Suara Jaya Audio', 'Rina Kartika', '+62 21 5550 0102', 'Jalan Fatmawati Raya 41, Cipete Selatan, Cilandak, Jakarta Selatan', '12410'),
	(3, 'Langkah Kita', 'Agus Salim', '+62 21 5550 0103', 'Jalan Kemang Raya 27, Bangka, Mampang Prapatan, Jakarta Selatan', '12730'),
	(4, 'Rumah Teduh Living', 'Wulan Sari', '+62 21 5550 0104', 'Jalan Pejaten Barat 16, Pejaten Barat, Pasar Minggu, Jakarta Selatan', '12510'),
	(5, 'Cantika Beauty', 'Cantika Dewi', '+62 21 5550 0105', 'Jalan Panglima Polim 58, Melawai, Kebayoran Baru, Jakarta Selatan', '12160'),
	(6, 'Serba Gadget Selatan', 'Yoga Saputra', '+62 21 5550 0106', 'Jalan Kalibata Tengah 9, Kalibata, Pancoran, Jakarta Selatan', '12740'),
	(7, 'Batik Kawung Solo', 'Sri Lestari', '+62 271 5550 0107', 'Jalan Dr. Radjiman 312, Laweyan, Laweyan, Surakarta', '57148'),
	(8, 'Busana Priangan', 'Asep Hidayat', '+62 22 5550 0108', 'Jalan Dipati Ukur 77, Lebakgede, Coblong, Bandung', '40132'),
	(9, 'Tas Kulit Garut', 'Ujang Ruhiyat', '+62 262 5550 0109', 'Jalan Ahmad Yani 205, Pakuwon, Garut Kota, Garut', '44117'),
	(10, 'Mitra Komputer Surabaya', 'Bambang Wijaya', '+62 31 5550 0110', 'Jalan Genteng Besar 48, Genteng, Genteng, Surabaya', '60275'),
	(11, 'Lensa Nusantara', 'Fajar Ramadhan', '+62 21 5550 0111', 'Jalan Pintu Air 22, Pasar Baru, Sawah Besar, Jakarta Pusat', '10710'),
	(12, 'Pusat Elektronik Semarang', 'Handoko', '+62 24 5550 0112', 'Jalan Pemuda 119, Sekayu, Semarang Tengah, Semarang', '50132'),
	(13, 'Jati Jepara Mebel', 'Nur Khamid', '+62 291 5550 0113', 'Jalan Raya Tahunan 63, Tahunan, Tahunan, Jepara', '59427'),
	(14, 'Dapur Ibu Rini', 'Rini Astuti', '+62 274 5550 0114', 'Jalan Kaliurang 38, Terban, Gondokusuman, Yogyakarta', '55223'),
	(15, 'Linen & Kapas', 'Neng Fitri', '+62 22 5550 0115', 'Jalan Buah Batu 152, Turangga, Lengkong, Bandung', '40264'),
	(16, 'Ayu Kosmetik', 'Ayu Lestari', '+62 21 5550 0116', 'Jalan Merdeka 71, Sukajadi, Karawaci, Tangerang', '15113'),
	(17, 'Sekar Wangi Parfum', 'Sekar Arum', '+62 341 5550 0117', 'Jalan Kawi 24, Bareng, Klojen, Malang', '65116'),
	(18, 'Sehat Selalu Medika', 'Hendra Gunawan', '+62 21 5550 0118', 'Jalan Pramuka Raya 33, Utan Kayu Utara, Matraman, Jakarta Timur', '13120'),
	(19, 'Herbal Lereng Merapi', 'Sumarni', '+62 274 5550 0119', 'Jalan Kaliurang KM 17, Pakembinangun, Pakem, Sleman', '55582'),
	(20, 'Bunda & Si Kecil', 'Maya Puspita', '+62 21 5550 0120', 'Jalan Ahmad Yani 12, Marga Jaya, Bekasi Selatan, Bekasi', '17141'),
	(21, 'Gadget Kita Medan', 'Rizky Siregar', '+62 61 5550 0121', 'Jalan Gatot Subroto 88, Sei Sikambing D, Medan Petisah, Medan', '20119'),
	(22, 'Rumah Pintar ID', 'Kevin Wijaya', '+62 21 5550 0122', 'Jalan Daan Mogot 102, Tanjung Duren Utara, Grogol Petamburan, Jakarta Barat', '11470'),
	(23, 'Toko Musik Harmoni', 'Deni Kurnia', '+62 22 5550 0123', 'Jalan Naripan 45, Braga, Sumur Bandung, Bandung', '40111'),
	(24, 'Pustaka Senja', 'Laras Wening', '+62 274 5550 0124', 'Jalan Taman Siswa 90, Wirogunan, Mergangsan, Yogyakarta', '55151'),
	(25, 'Kebun Rakyat', 'Slamet Riyadi', '+62 341 5550 0125', 'Jalan Diponegoro 57, Sisir, Batu, Batu', '65314'),
	(26, 'Kopi Gayo Lestari', 'Iwan Gayo', '+62 643 5550 0126', 'Jalan Lebe Kader 19, Takengon Timur, Lut Tawar, Takengon', '24512'),
	(27, 'Oleh-Oleh Nusantara', 'Ni Made Ayu', '+62 361 5550 0127', 'Jalan Teuku Umar 140, Dauh Puri Klod, Denpasar Barat, Denpasar', '80113'),
	(28, 'Bumbu Mbok Darmi', 'Andi Darmawati', '+62 411 5550 0128', 'Jalan Sulawesi 66, Pattunuang, Wajo, Makassar', '90174'),
	(29, 'Arena Sport Indonesia', 'Rudi Hartono', '+62 21 5550 0129', 'Jalan Boulevard Raya 8, Kelapa Gading Timur, Kelapa Gading, Jakarta Utara', '14240'),
	(30, 'Petualang Outdoor', 'Gilang Permana', '+62 251 5550 0130', 'Jalan Pajajaran 51, Babakan, Bogor Tengah, Bogor', '16128'),
	(31, 'Dunia Anak Ceria', 'Lina Wati', '+62 31 5550 0131', 'Jalan Kertajaya 94, Airlangga, Gubeng, Surabaya', '60286'),
	(32, 'Mainan Kayu Madiun', 'Joko Santoso', '+62 351 5550 0132', 'Jalan Pahlawan 35, Kartoharjo, Kartoharjo, Madiun', '63117')
) AS d (id, name, contact, phone, address, postal_code)
JOIN "sellers" s ON s.id = d.id AND s.name = d.name;--> statement-breakpoint
-- Payments of the last 120 days are asked about again, too, spread over a day.
UPDATE "payment_attempts" SET "next_check_at" = shop_now() + random() * interval '1 day'
WHERE "state" = 'paid' AND "method" <> 'transfer' AND "next_check_at" IS NULL
	AND "created_at" > shop_now() - interval '120 days';
