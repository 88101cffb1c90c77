import { FormTextField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';

export interface NewsletterTexts {
  title: string;
  text: string;
  emailPlaceholder: string;
  submit: string;
  doubleOptIn: string;
}

/** The newsletter box of the blog (P-FORM-2). */
export function NewsletterBox({ texts }: { texts: NewsletterTexts }) {
  return (
    <section id="buletin" className="card space-y-3 p-5 print:hidden">
      <h2 className="text-lg font-bold">{texts.title}</h2>
      <p className="text-ink-soft">{texts.text}</p>
      <FormFrame name="newsletter" label={texts.title} submit={texts.submit}>
        {(faults) => (
          <FormTextField
            name="email"
            faults={faults}
            type="email"
            autoComplete="email"
            placeholder={texts.emailPlaceholder}
            hint={texts.doubleOptIn}
          />
        )}
      </FormFrame>
    </section>
  );
}
