import { HONEYPOT } from '#domain/forms/honeypot.ts';
import { formsCopy } from '../../copy/forms.id.ts';

/** A field that no person sees or reaches, and that programs fill in. */
export function Honeypot() {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {formsCopy.honeypot}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
