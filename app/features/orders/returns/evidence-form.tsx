import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { limitsOf } from '#domain/media/purposes.ts';
import { REASON_RULES } from '#domain/returns/reasons.ts';
import type { ReturnView } from '#server/services.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';
import { PhotosField } from '../../media/photos-field.tsx';
import { VideoField } from '../../media/video-field.tsx';
import type { ReturnAnswer } from './answer-return-form.ts';

const copy = returnCopy.evidence;
const MOST = limitsOf('return_evidence', 'picture')?.most ?? 0;

/** The fields of evidence in a form: of a draft all of it, later what is still to be handed in. */
export function EvidenceFields({ view, fault }: { view: ReturnView; fault: string | null }) {
  const { id, state, evidence, waiting } = view;
  const isDraft = state === 'draft';
  const given = isDraft ? evidence.map((file) => ({ ...file, isWaiting: false })) : [];
  const known = [...given, ...waiting.map((file) => ({ ...file, isWaiting: true }))];
  const { photos, hasVideo } = handedIn(view);
  return (
    <div className="space-y-4">
      <PhotosField
        purpose="return_evidence"
        subject={id}
        known={known.filter(({ kind }) => kind === 'picture')}
        label={copy.photos}
        optionalText={REASON_RULES[view.reason].needsEvidence && isDraft ? '' : copy.optional}
        faultText={fault}
        most={MOST - photos}
      />
      {!hasVideo && (
        <VideoField
          purpose="return_evidence"
          subject={id}
          known={known.find(({ kind }) => kind === 'video') ?? null}
        />
      )}
    </div>
  );
}

/** What was handed in, and stays. */
function handedIn({ state, evidence }: ReturnView): { photos: number; hasVideo: boolean } {
  const files = state === 'draft' ? [] : evidence;
  return {
    photos: files.filter(({ kind }) => kind === 'picture').length,
    hasVideo: files.some(({ kind }) => kind === 'video'),
  };
}

/** Evidence of a draft with the button that sends it to the seller, and later what joins it. */
export function EvidenceForm({
  view,
  path,
  answer,
}: {
  view: ReturnView;
  path: string;
  answer: ReturnAnswer | null;
}) {
  const { reason, may } = view;
  const fault = answer?.faults[FORM_FIELDS.file] ?? null;
  const isAsking = may.ask;
  const form = useRef<HTMLFormElement>(null);
  // The field of a photo is no box that could show the focus.
  useEffect(() => {
    if (answer?.faults[FORM_FIELDS.file]) form.current?.scrollIntoView({ block: 'center' });
  }, [answer]);
  const { photos, hasVideo } = handedIn(view);
  if (photos === MOST && hasVideo) return null;
  return (
    <Form
      ref={form}
      method="post"
      action={path}
      encType="multipart/form-data"
      aria-label={isAsking ? returnCopy.ask.submit : copy.add}
      className="space-y-4"
    >
      {isAsking && REASON_RULES[reason].needsEvidence && <p>{copy.needed}</p>}
      <EvidenceFields view={view} fault={fault} />
      {isAsking ? (
        <>
          <p className="text-sm text-ink-soft">{returnCopy.ask.text}</p>
          <button type="submit" name="intent" value="ask" className="button button-primary max-sm:w-full">
            {returnCopy.ask.submit}
          </button>
        </>
      ) : (
        <button type="submit" name="intent" value="evidence" className="button button-quiet max-sm:w-full">
          {copy.save}
        </button>
      )}
    </Form>
  );
}
