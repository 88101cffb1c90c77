CREATE TABLE "holiday_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"decree" text NOT NULL,
	CONSTRAINT "holiday_years_year" CHECK ("holiday_years"."year" between 2000 and 2999)
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transit_min" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transit_max" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scan_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ask_arrival_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answer_arrival_by" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_scan" ON "orders" USING btree ("scan_by") WHERE "orders"."state" = 'shipped' and "orders"."scan_by" is not null;--> statement-breakpoint
CREATE INDEX "orders_ask_arrival" ON "orders" USING btree ("ask_arrival_at") WHERE "orders"."state" = 'shipped' and "orders"."ask_arrival_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_answer_arrival" ON "orders" USING btree ("answer_arrival_by") WHERE "orders"."state" = 'shipped' and "orders"."answer_arrival_by" is not null;--> statement-breakpoint
INSERT INTO "holiday_years" ("year", "decree") VALUES (2026, 'SKB 1497/2025, 2/2025, 5/2025');--> statement-breakpoint
INSERT INTO "holidays" ("day", "name") VALUES
  ('2026-01-01', 'Tahun Baru 2026 Masehi'),
  ('2026-01-16', 'Isra Mikraj Nabi Muhammad S.A.W.'),
  ('2026-02-16', 'Cuti bersama Tahun Baru Imlek 2577 Kongzili'),
  ('2026-02-17', 'Tahun Baru Imlek 2577 Kongzili'),
  ('2026-03-18', 'Cuti bersama Hari Suci Nyepi'),
  ('2026-03-19', 'Hari Suci Nyepi (Tahun Baru Saka 1948)'),
  ('2026-03-20', 'Cuti bersama Idulfitri 1447 Hijriah'),
  ('2026-03-21', 'Idulfitri 1447 Hijriah'),
  ('2026-03-22', 'Idulfitri 1447 Hijriah'),
  ('2026-03-23', 'Cuti bersama Idulfitri 1447 Hijriah'),
  ('2026-03-24', 'Cuti bersama Idulfitri 1447 Hijriah'),
  ('2026-04-03', 'Wafat Yesus Kristus'),
  ('2026-04-05', 'Kebangkitan Yesus Kristus (Paskah)'),
  ('2026-05-01', 'Hari Buruh Internasional'),
  ('2026-05-14', 'Kenaikan Yesus Kristus'),
  ('2026-05-15', 'Cuti bersama Kenaikan Yesus Kristus'),
  ('2026-05-27', 'Iduladha 1447 Hijriah'),
  ('2026-05-28', 'Cuti bersama Iduladha 1447 Hijriah'),
  ('2026-05-31', 'Hari Raya Waisak 2570 BE'),
  ('2026-06-01', 'Hari Lahir Pancasila'),
  ('2026-06-16', '1 Muharam Tahun Baru Islam 1448 Hijriah'),
  ('2026-08-17', 'Proklamasi Kemerdekaan'),
  ('2026-08-25', 'Maulid Nabi Muhammad S.A.W.'),
  ('2026-12-24', 'Cuti bersama Kelahiran Yesus Kristus'),
  ('2026-12-25', 'Kelahiran Yesus Kristus');--> statement-breakpoint
-- Orders that wait for their seller keep the time that they would have got by their acceptance, week-end included.
UPDATE "orders" SET "ship_by" = "accept_by" + interval '4 days' WHERE "state" = 'new' AND "ship_by" IS NULL;--> statement-breakpoint
-- Nobody was asked yet about parcels whose waybill was typed.
UPDATE "orders" o SET "ask_arrival_at" = ("arrives_to" + 1 + time '09:00') AT TIME ZONE 'Asia/Jakarta',
  "answer_arrival_by" = greatest(("arrives_to" + 8)::timestamp AT TIME ZONE 'Asia/Jakarta', shop_now() + interval '7 days')
WHERE "state" = 'shipped' AND EXISTS (SELECT 1 FROM "parcels" b WHERE b."order_id" = o."id" AND b."state" = 'picked' AND b."booking_id" IS NULL);
