import { Picture, type PictureTime } from '../../ui/picture.tsx';

/** The small picture of something that was ordered. */
export function OrderPicture({ src, when = 'near' }: { src: string; when?: PictureTime }) {
  return (
    <Picture
      src={src}
      sizes="4.5rem"
      largest={320}
      alt=""
      width={72}
      height={72}
      when={when}
      className="size-18 shrink-0 rounded-xl bg-sunken object-cover"
    />
  );
}
