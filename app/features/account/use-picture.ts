import { useRef, useState } from 'react';
import type { Result } from '#domain/result.ts';
import { useAuth } from '../../browser/auth.tsx';
import type { AuthResult } from '../../browser/auth-state.ts';

/** A picture that was chosen and not yet sent. */
interface ChosenPicture {
  name: string;
  blob: Blob;
  /** Address that shows it. */
  preview: string;
}

/** Makes a picture as small as it is sent. */
async function prepare(file: File): Promise<Result<ChosenPicture, 'no-picture' | 'too-large'>> {
  try {
    const { shrinkPicture, previewOf } = await import('../../browser/shrink-picture.ts');
    const shrunk = await shrinkPicture(file);
    if (!shrunk.ok) return shrunk;
    const preview = await previewOf(shrunk.value);
    return { ok: true, value: { name: file.name, blob: shrunk.value, preview } };
  } catch {
    return { ok: false, error: 'no-picture' };
  }
}

/** A profile picture on its way: chosen, made smaller, sent (P-ACC-9). */
export function usePicture() {
  const { ask } = useAuth();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<'no-picture' | 'too-large' | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  /** What the last choice becomes. */
  const last = useRef<ReturnType<typeof prepare> | null>(null);

  async function choose(file: File | undefined) {
    setChosen(null);
    setProblem(null);
    const choice = file ? prepare(file) : null;
    last.current = choice;
    const made = await choice;
    // A small picture is ready before a large one that was chosen earlier: the last choice counts.
    if (!made || choice !== last.current) return;
    if (made.ok) setChosen(made.value);
    else setProblem(made.error);
  }

  /** The last choice as soon as it can be sent; null when there is none, or none that is a picture. */
  async function ready(): Promise<ChosenPicture | null> {
    const made = await last.current;
    return made?.ok ? made.value : null;
  }

  function clear() {
    last.current = null;
    setChosen(null);
  }

  /** Sends the chosen picture and gives its address, which nothing refers to yet. */
  async function upload(blob: Blob): Promise<AuthResult<string>> {
    setIsUploading(true);
    const result = await ask((account) => account.storePicture(blob));
    setIsUploading(false);
    return result;
  }

  return { chosen, problem, isUploading, choose, ready, upload, clear };
}

export type Picture = ReturnType<typeof usePicture>;
