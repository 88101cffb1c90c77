import { mediaCopy } from '../../copy/media.id.ts';

/** Photos that somebody sent, as small pictures that a press opens. */
export const PhotoLinks = ({
  photos,
}: {
  photos: readonly { id: string; address: string; smallAddress: string | null }[];
}) => (
  <ul className="flex flex-wrap gap-2">
    {photos.map(({ id, address, smallAddress }, index) => (
      <li key={id}>
        <a href={address} target="_blank" rel="noreferrer">
          <img
            src={smallAddress ?? address}
            alt={mediaCopy.photo(index + 1)}
            width={96}
            height={96}
            loading="lazy"
            className="size-24 rounded-xl bg-sunken object-cover"
          />
        </a>
      </li>
    ))}
  </ul>
);
