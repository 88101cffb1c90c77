-- A dispute is about one return, which the note of its case names.
UPDATE "cases" SET "subject" = 'return:' || substr("subject", 7) || '-R' || substring("details" from '^return ([0-9]+)')
WHERE "kind" = 'disputed_return' AND "subject" LIKE 'order:%' AND "details" ~ '^return [0-9]';
