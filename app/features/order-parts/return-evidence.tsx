import type { ReturnView } from '#server/services.ts';
import { returnCopy } from '../../copy/return-pages.id.ts';
import { videoCopy } from '../../copy/video.id.ts';
import { PhotoLinks } from '../media/photo-links.tsx';

const copy = returnCopy.evidence;

/** What was handed in: photos that a press opens, and the video. */
export function ReturnEvidence({ evidence }: Pick<ReturnView, 'evidence'>) {
  const photos = evidence.filter(({ kind }) => kind === 'picture');
  const videos = evidence.filter(({ kind }) => kind === 'video');
  if (evidence.length === 0) return <p className="text-ink-soft">{copy.none}</p>;
  return (
    <div className="space-y-3">
      <PhotoLinks photos={photos} />
      {videos.map(({ id, address, width, height }) => (
        <div key={id} className="space-y-1">
          {/* biome-ignore lint/a11y/useMediaCaption: a shopper's own video has no captions */}
          <video
            src={address}
            controls
            preload="none"
            width={width}
            height={height}
            aria-label={videoCopy.label}
            className="h-auto max-h-80 w-full rounded-xl bg-sunken"
          />
          <a href={address} download className="link inline-flex min-h-11 items-center">
            {videoCopy.download}
          </a>
        </div>
      ))}
    </div>
  );
}
