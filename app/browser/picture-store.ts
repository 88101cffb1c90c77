import { isStorageError, StorageClient } from '@supabase/storage-js';
import { picturePath, sentType } from '#domain/accounts/picture-size.ts';
import type { GetToken } from './account-api.ts';
import { kindOfStatus } from './auth-failure.ts';
import type { AuthResult, SupabaseAddress } from './auth-state.ts';

const BUCKET = 'avatars';

/** Uploads a profile picture under a name of its own and gives its public address (P-ACC-9). */
export async function storePicture({
  supabase: { url, key },
  getToken,
  userId,
  picture,
}: {
  supabase: SupabaseAddress;
  getToken: GetToken;
  userId: string;
  picture: Blob;
}): Promise<AuthResult<string>> {
  const token = await getToken();
  if (!token.ok) return token;
  const headers = { apikey: key, Authorization: `Bearer ${token.value}` };
  const bucket = new StorageClient(`${url ?? window.location.origin}/storage/v1`, headers).from(BUCKET);
  const type = sentType(picture.type);
  const path = picturePath(userId, new Date(), type);
  const { error } = await bucket.upload(path, picture, { contentType: type });
  if (!error) return { ok: true, value: bucket.getPublicUrl(path).data.publicUrl };
  const kind = kindOfStatus(isStorageError(error) && error.status ? error.status : 0);
  if (kind !== 'refused') return { ok: false, error: { kind, message: null } };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { ok: false, error: { kind, message: error.message, code } };
}
