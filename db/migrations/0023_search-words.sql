CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"set" text NOT NULL,
	"kind" text NOT NULL,
	"words" text[] NOT NULL,
	"is_each" boolean DEFAULT false NOT NULL,
	"narrower" text[] DEFAULT '{}' NOT NULL,
	"near" text[] DEFAULT '{}' NOT NULL,
	"places" text[] DEFAULT '{}' NOT NULL,
	"own_places" text[] DEFAULT '{}' NOT NULL,
	"goods" text,
	CONSTRAINT "search_words_set" CHECK ("search_words"."set" in ('general', 'demo', 'own')),
	CONSTRAINT "search_words_kind" CHECK ("search_words"."kind" in ('thing', 'gift', 'maker', 'plain', 'noun'))
);
--> statement-breakpoint
-- Whatever changes the words changes what every term means.
CREATE OR REPLACE FUNCTION note_changed_words() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM note_catalog_changes(ARRAY['words']);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_words_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_words
FOR EACH STATEMENT EXECUTE FUNCTION note_changed_words();
