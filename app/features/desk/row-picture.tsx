import { Picture } from '../../ui/picture.tsx';

/** The small picture of a product in a row of a list. Its name stands beside it. */
export const RowPicture = ({ src }: { src: string }) => (
  <Picture
    src={src}
    sizes="3rem"
    largest={320}
    alt=""
    width={48}
    height={48}
    when="near"
    className="size-12 shrink-0 rounded-xl bg-sunken object-cover"
  />
);
