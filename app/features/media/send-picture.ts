import type { PurposeName } from '#domain/media/purposes.ts';
import type { Result } from '#domain/result.ts';
import { mediaCopy } from '../../copy/media.id.ts';

const isRefusal = (code: string): code is keyof typeof mediaCopy.refusals =>
  Object.hasOwn(mediaCopy.refusals, code);

/** What a file is for, and how its sending is watched and stopped. */
interface Sending {
  purpose: PurposeName;
  subject: string;
  signal: AbortSignal;
  /** Called with the part that is there, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Called with the address of a preview, before it is sent. */
  onPreview?: (address: string) => void;
}

/**
 * Makes a picture smaller and uploads it (P-MEDIA-7). Its code is loaded when somebody chooses a file.
 * @returns its id, or the sentence why not
 */
export async function sendPicture(
  file: File,
  { onPreview, ...upload }: Sending,
): Promise<Result<string, string>> {
  try {
    const [{ shrinkPicture, previewOf }, { uploadFile }] = await Promise.all([
      import('../../browser/shrink-picture.ts'),
      import('../../browser/upload-file.ts'),
    ]);
    const shrunk = await shrinkPicture(file, 'photograph');
    if (!shrunk.ok)
      return { ok: false, error: isHeic(file) ? mediaCopy.heic : mediaCopy.refusals.unreadable };
    onPreview?.(await previewOf(shrunk.value));
    const sent = await uploadFile(shrunk.value, upload);
    if (sent.ok) return sent;
    return { ok: false, error: isRefusal(sent.error) ? mediaCopy.refusals[sent.error] : mediaCopy.failed };
  } catch {
    return { ok: false, error: mediaCopy.failed };
  }
}

/** A photo as iPhones take it, which Safari alone reads. Systems that do not know the type leave it empty. */
const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
