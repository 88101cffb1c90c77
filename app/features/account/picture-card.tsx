import { useId } from 'react';
import { useAuth } from '../../browser/auth.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountToast } from './use-account-toast.ts';
import type { Picture } from './use-picture.ts';

/** The profile picture with its preview, chooser and 'Upload' (P-ACC-9). */
export function PictureCard({ picture, current }: { picture: Picture; current: string | null }) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.picture;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const id = useId();
  const { chosen, problem, isUploading } = picture;

  async function upload() {
    if (!chosen || isUploading) return;
    const stored = await picture.upload(chosen.blob);
    const saved = stored.ok
      ? await ask((account) => account.updateProfile({ avatar_url: stored.value }))
      : stored;
    if (!saved.ok) return toast.fail(accountCopy.toast.pictureFailed, saved.error);
    picture.clear();
    toast.tell(accountCopy.toast.pictureUpdated);
  }

  return (
    <section className="card space-y-4 p-5 text-center sm:p-6">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <PictureView chosen={chosen?.preview ?? null} current={current} />
      <label className="button button-quiet w-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
        <Icon name="image-plus" className="size-5" />
        {copy.choose}
        {/* A new one after each choice, so that the same file can be chosen again. */}
        <input
          key={chosen?.preview ?? 'none'}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-hint ${id}-state`}
          onChange={(event) => void picture.choose(event.currentTarget.files?.[0])}
          className="sr-only"
        />
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {copy.hint}
      </p>
      <div id={`${id}-state`} role="status" className="text-sm font-semibold wrap-anywhere">
        {chosen && <p>{copy.chosen(chosen.name)}</p>}
        {problem && <p className="text-danger">{copy.problems[problem]}</p>}
      </div>
      <button
        type="button"
        disabled={!chosen || isUploading}
        onClick={() => void upload()}
        className="button button-primary w-full"
      >
        {isUploading ? copy.uploading : copy.upload}
      </button>
    </section>
  );
}

/** The picture that is chosen, else the one that is there, else an icon. */
function PictureView({ chosen, current }: { chosen: string | null; current: string | null }) {
  const copy = useAccountCopy().picture;
  const address = chosen ?? current;
  if (!address)
    return <Icon name="circle-user-round" className="mx-auto size-32 stroke-1 text-line-strong" />;
  return (
    <img
      src={address}
      alt={chosen ? copy.previewAlt : copy.alt}
      width={128}
      height={128}
      className="mx-auto size-32 rounded-full border border-line bg-sunken object-cover"
    />
  );
}
