-- What the options of variants say: for each option of 'Warna' its words (`warna:biru`) and its whole (`warna=biru muda`).
-- 'Merah muda' is pink and no light red (domain/catalogue/colors.ts).
CREATE OR REPLACE FUNCTION option_words(variants jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT words.word), '{}')
	FROM jsonb_array_elements(variants) variant,
		substring(lower(variant->>'name') FROM '^[[:alpha:]]+') name,
		jsonb_array_elements_text(variant->'options') option,
		LATERAL (
			SELECT name || '=' || btrim(lower(option))
			UNION ALL
			SELECT name || ':' || part
			FROM regexp_split_to_table(replace(lower(option), 'merah muda', 'pink'), '[^[:alnum:]]+') part
			WHERE part <> ''
		) words(word)
	WHERE name IS NOT NULL
$$;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option_words" text[] GENERATED ALWAYS AS (option_words(variants)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_option_words" ON "products" USING gin ("option_words");