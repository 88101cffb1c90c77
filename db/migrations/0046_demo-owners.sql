ALTER TABLE "desk_invitations" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
-- Who may do what is guarded; when somebody was last there is not.
DROP TRIGGER memberships_actor ON memberships;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER memberships_actor AFTER INSERT OR DELETE OR UPDATE OF user_id, seller_id, role, ended_at ON memberships DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expect_actor('membership');
