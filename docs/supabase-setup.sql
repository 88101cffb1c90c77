-- What a Supabase project needs to keep the accounts and profile pictures of a Lokapasar shop.
-- Run it once in the project's SQL editor; running it again changes nothing. See docs/hosted-supabase.md.

-- The bucket: everybody may look at a profile picture, and nothing but pictures of up to 2 MB is taken.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A shopper reads, writes and deletes only below a folder that is called by the own user id.
drop policy if exists "Shoppers see their own pictures" on storage.objects;
create policy "Shoppers see their own pictures" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

drop policy if exists "Shoppers add their own pictures" on storage.objects;
create policy "Shoppers add their own pictures" on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

drop policy if exists "Shoppers replace their own pictures" on storage.objects;
create policy "Shoppers replace their own pictures" on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

drop policy if exists "Shoppers remove their own pictures" on storage.objects;
create policy "Shoppers remove their own pictures" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- 'Delete account': a user may not delete rows of auth.users, so this function does it for whoever calls it, and for
-- nobody else. The token must come from a password typed within the last five minutes: one that was stolen or left
-- open in a browser deletes nothing. The shop removes the pictures before, by the storage API.
create or replace function public.delete_own_account() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not exists (
    select 1 from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]'::jsonb)) as step
    where step ->> 'method' = 'password'
      and (step ->> 'timestamp')::numeric > extract(epoch from now()) - 300
  ) then
    raise exception 'Sign in again with your password first' using errcode = '42501';
  end if;
  delete from auth.users where id = auth.uid();
end
$$;

revoke all on function public.delete_own_account() from public, anon;
grant execute on function public.delete_own_account() to authenticated;

-- The desks: whether an account exists, is not banned, and is no anonymous one. The shop has no secret key to look it up
-- with, so it asks by this function, every five minutes for whoever works at a desk. It tells nothing but yes or no about
-- an id that nobody can guess.
create or replace function public.is_desk_account(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users
    where id = account and deleted_at is null and not is_anonymous and (banned_until is null or banned_until < now())
  )
$$;

revoke all on function public.is_desk_account(uuid) from public;
grant execute on function public.is_desk_account(uuid) to anon, authenticated;
