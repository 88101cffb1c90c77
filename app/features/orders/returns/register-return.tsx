import { Form } from 'react-router';
import type { CodeDemand } from '#server/services.ts';
import { orderCopy } from '../../../copy/order.id.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';
import { Link } from '../../../ui/link.tsx';
import { CODE_ANCHOR, CodeAgain, CodeFields } from '../code-fields.tsx';
import { registerPath } from '../register-path.ts';

const copy = returnCopy.register;

/** The way of a draft into an account: a guest registers, and who is signed in takes the order over. */
export function RegisterReturn({
  path,
  isSignedIn,
  demand,
}: {
  path: string;
  isSignedIn: boolean;
  /** The code that taking it over needs, once it was sent. */
  demand: CodeDemand | null;
}) {
  return (
    <section className="space-y-3 rounded-2xl bg-accent-soft p-4">
      <h2 className="text-lg font-bold">{isSignedIn ? copy.joinTitle : copy.title}</h2>
      {isSignedIn ? (
        <Form method="post" action={`${path}#${CODE_ANCHOR}`} preventScrollReset className="space-y-3">
          <p>{copy.join}</p>
          <input type="hidden" name="intent" value="join" />
          {demand && <CodeFields demand={demand} />}
          <button type="submit" className="button button-primary max-sm:w-full">
            {orderCopy.join.submit}
          </button>
          {demand && <CodeAgain />}
        </Form>
      ) : (
        <>
          <p>{copy.guest}</p>
          <Link to={registerPath(path)} className="button button-primary max-sm:w-full">
            {copy.link}
          </Link>
        </>
      )}
    </section>
  );
}
