import { useState } from 'react';
import { useAuth } from '../../browser/auth.tsx';
import type { AuthResult } from '../../browser/auth-state.ts';

/** A picture that was chosen and not yet sent. */
interface ChosenPicture {
  name: string;
  blob: Blob;
  /** Address that shows it. */
  preview: string;
}

/** A profile picture on its way: chosen, made smaller, sent (spec 4, Avatar upload). */
export function usePicture() {
  const { ask } = useAuth();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<'no-picture' | 'too-large' | null>(null);
  const [isUploading, setIsUploading] = useState(false);

  async function choose(file: File | undefined) {
    setChosen(null);
    setProblem(null);
    if (!file) return;
    try {
      const { shrinkPicture, previewOf } = await import('../../browser/shrink-picture.ts');
      const shrunk = await shrinkPicture(file);
      if (!shrunk.ok) return setProblem(shrunk.error);
      setChosen({ name: file.name, blob: shrunk.value, preview: await previewOf(shrunk.value) });
    } catch {
      setProblem('no-picture');
    }
  }

  /** Sends the chosen picture and gives its address, which nothing refers to yet. */
  async function upload(blob: Blob): Promise<AuthResult<string>> {
    setIsUploading(true);
    const result = await ask((account) => account.storePicture(blob));
    setIsUploading(false);
    return result;
  }

  return { chosen, problem, isUploading, choose, upload, clear: () => setChosen(null) };
}

export type Picture = ReturnType<typeof usePicture>;
