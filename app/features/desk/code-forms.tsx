import { Form } from 'react-router';
import { desksCopy } from '../../copy/desks.id.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';

const copy = desksCopy.code;

export type CodeFailureCode = keyof typeof copy.failures;

interface FormProps {
  failure: CodeFailureCode | null;
}

const field = (name: string, label: string, failure: CodeFailureCode | null) => ({
  name,
  label,
  optionalText: null,
  hint: undefined,
  faultText: failure && copy.failures[failure],
});

const SubmitButton = ({ label }: { label: string }) => (
  <button type="submit" className="button button-primary w-full">
    {label}
  </button>
);

/** Asks for a code of the app, or a recovery code. */
export function GiveCodeForm({ failure, text = copy.give }: FormProps & { text?: string }) {
  return (
    <Form method="post" className="space-y-5">
      <p>{text}</p>
      <input type="hidden" name="intent" value="code" />
      <TextField
        texts={field('code', copy.label, failure)}
        control={{ autoComplete: 'one-time-code', maxLength: 20 }}
      />
      <SubmitButton label={copy.submit} />
    </Form>
  );
}

/** Asks for the password before a second factor is set up. */
export function BeginFactorForm({ failure, email }: FormProps & { email: string }) {
  return (
    <Form method="post" className="space-y-5">
      <p>{copy.begin}</p>
      <input type="hidden" name="intent" value="begin" />
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        texts={field('password', copy.password, failure)}
        control={{ type: 'password', autoComplete: 'current-password' }}
      />
      <SubmitButton label={copy.beginSubmit} />
    </Form>
  );
}

/** Shows the secret to scan or to type, and asks for the first code of the app. */
export function ConfirmFactorForm({
  failure,
  secret,
  qr,
}: FormProps & { secret: string; qr: { path: string; size: number } }) {
  return (
    <div className="space-y-5">
      <svg
        role="img"
        aria-label={copy.scanLabel}
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        className="mx-auto size-56 rounded-card bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="text-sm">
        {copy.typeSecret} <code className="font-semibold break-all">{secret}</code>
      </p>
      <GiveCodeForm failure={failure} text={copy.scan} />
    </div>
  );
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  return (
    <div className="space-y-5">
      <h2 className="text-lg font-bold">{copy.recoveryTitle}</h2>
      <p>{copy.recovery}</p>
      <ul className="grid grid-cols-2 gap-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Link to={next} className="button button-primary w-full">
        {copy.goOn}
      </Link>
    </div>
  );
}
