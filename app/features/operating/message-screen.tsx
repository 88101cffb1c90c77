import { Form } from 'react-router';
import { actorName } from '#domain/access/actor-name.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { MESSAGE_KINDS } from '#domain/operating/message-kinds.ts';
import { operatorInboxEntryPath, operatorInboxPath, operatorPersonPath } from '#domain/paths.ts';
import type { ApplicationCard, InboxMessagePage, ShownApplication } from '#server/services.ts';
import { operatingInboxCopy } from '../../copy/operating-inbox.id.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceField, CommandForm, type FormGround } from './command-form.tsx';
import { Fact } from './fact.tsx';
import { SHOW_INTENT } from './take-inbox-form.ts';

const copy = operatingInboxCopy.message;
const when = (at: Date) => `${formatDateTime(at)} WIB`;

export interface MessageScreenProps {
  message: InboxMessagePage;
  ground: FormGround;
  /** The address of its sender, when somebody asked for it. */
  sender: string | null;
  /** A ready answer that was chosen; empty for none. */
  ready: string;
}

/** One message: what it says, until when it must be answered, and the answer. */
export function MessageScreen({ message, ground, sender, ready }: MessageScreenProps) {
  const { reference, subject, closedAt, answers } = message;
  return (
    <>
      <Heading back={{ to: operatorInboxPath(), label: copy.back }} title={subject} reference={reference} />
      <section className="card space-y-4 p-4 sm:p-5">
        <h2 className="text-lg font-bold">{copy.text}</h2>
        <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
      </section>
      {answers.length > 0 && <Answers answers={answers} />}
      {closedAt !== null && answers.length === 0 && <p className="text-ink-soft">{copy.noAnswer}</p>}
      {closedAt === null && <Answer message={message} ground={ground} ready={ready} />}
      <Facts message={message} ground={ground} sender={sender} />
    </>
  );
}

const Heading = ({
  back,
  title,
  reference,
}: {
  back: { to: string; label: string };
  title: string;
  reference: string;
}) => (
  <div className="space-y-1">
    <Link to={back.to} className="link inline-flex min-h-11 items-center">
      {back.label}
    </Link>
    <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{title}</h1>
    <p className="text-ink-soft">{reference}</p>
  </div>
);

const Answers = ({ answers }: Pick<InboxMessagePage, 'answers'>) => (
  <section className="card space-y-4 p-4 sm:p-5">
    <h2 className="text-lg font-bold">{copy.answers}</h2>
    {answers.map(({ id, body, by, at }) => (
      <div key={id}>
        <p className="text-sm text-ink-soft">
          {by && `${actorName(by)}, `}
          {when(at)}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      </div>
    ))}
  </section>
);

/** The answer, which a ready one may begin. */
function Answer({ message: { reference, owner }, ground, ready }: Omit<MessageScreenProps, 'sender'>) {
  const refused = ground.refused?.intent === 'answer' ? ground.refused : null;
  const chosen = operatingInboxCopy.ready.find(({ id }) => id === ready)?.text ?? '';
  return (
    <section className="card space-y-4 p-4 sm:p-5" aria-labelledby="jawab">
      <h2 id="jawab" className="text-lg font-bold">
        {copy.answerTitle}
      </h2>
      <nav aria-label={copy.readyTitle}>
        <p className="text-sm text-ink-soft">{copy.readyTitle}</p>
        <ul className="flex flex-wrap gap-x-4">
          {operatingInboxCopy.ready.map(({ id, label }) => (
            <li key={id}>
              <Link
                to={`${operatorInboxEntryPath(reference)}?jawaban=${id}#jawab`}
                className="link inline-flex min-h-11 items-center"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form key={ready} method="post" action={ground.action} className="space-y-3">
        <TextField
          texts={{
            name: 'answer',
            label: copy.answer,
            optionalText: null,
            hint: copy.answerHint,
            faultText: refused?.refused ?? null,
          }}
          control={{ rows: 8, maxLength: 4000, defaultValue: refused?.typed['answer'] ?? chosen }}
        />
        <button type="submit" name="intent" value="answer" className="button button-primary max-sm:w-full">
          {copy.send}
        </button>
      </Form>
      <div className="flex flex-wrap gap-3">
        {owner === null && (
          <Form method="post" action={ground.action}>
            <button type="submit" name="intent" value="take" className="button button-quiet">
              {copy.take}
            </button>
          </Form>
        )}
        <CommandForm ground={ground} intent="close" words={operatingInboxCopy.close} />
      </div>
    </section>
  );
}

function Facts({ message, ground, sender }: Omit<MessageScreenProps, 'ready'>) {
  const { name, email, kind, createdAt, answerBy, owner, closedAt, closedBy, accounts } = message;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.facts}</h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={copy.from}>{name}</Fact>
        <Fact name={copy.email}>{sender ?? email}</Fact>
        <Fact name={copy.received}>{when(createdAt)}</Fact>
        {closedAt === null ? (
          <Fact name={copy.due}>{when(answerBy)}</Fact>
        ) : (
          <Fact name={copy.closed}>
            {closedBy ? copy.closedBy(actorName(closedBy), when(closedAt)) : when(closedAt)}
          </Fact>
        )}
        <Fact name={copy.owner}>{owner ? actorName(owner) : operatingInboxCopy.list.nobody}</Fact>
        {closedAt !== null && <Fact name={copy.kind}>{operatingInboxCopy.kind(kind)}</Fact>}
        {kind !== 'message' && (
          <Fact name={copy.account}>
            {accounts.length === 0 && copy.noAccount}
            {accounts.map((id) => (
              <Link
                key={id}
                to={`${operatorPersonPath(id)}#data`}
                className="link flex min-h-11 items-center"
              >
                {copy.toAccount}
              </Link>
            ))}
          </Fact>
        )}
      </dl>
      {closedAt === null && (
        <Form
          key={kind}
          method="post"
          action={ground.action}
          className="flex flex-wrap items-end gap-3 [&>label]:min-w-0"
        >
          <ChoiceField
            name="kind"
            label={copy.kind}
            choices={MESSAGE_KINDS.map((one) => [one, operatingInboxCopy.kinds[one]])}
            typed={{}}
            initial={kind}
          />
          <button type="submit" name="intent" value="sort" className="button button-quiet">
            {copy.sort}
          </button>
        </Form>
      )}
      {sender === null && (
        <CommandForm
          ground={ground}
          intent={SHOW_INTENT}
          words={operatingInboxCopy.showSender}
          hasReason={false}
        />
      )}
    </section>
  );
}

/** One job application; its letter and contact after a press. */
export function ApplicationScreen({
  application: { reference, name, job, createdAt },
  shown,
  ground,
}: {
  application: ApplicationCard;
  shown: ShownApplication | null;
  ground: FormGround;
}) {
  return (
    <>
      <Heading
        back={{ to: operatorInboxPath({ tab: 'applications' }), label: copy.backToApplications }}
        title={name}
        reference={reference}
      />
      <section className="card space-y-4 p-4 sm:p-5">
        <h2 className="text-lg font-bold">{copy.facts}</h2>
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact name={operatingInboxCopy.list.columns.job}>{job ?? operatingInboxCopy.list.generalJob}</Fact>
          <Fact name={copy.received}>{when(createdAt)}</Fact>
          {shown && <Fact name={copy.email}>{shown.email}</Fact>}
          {shown && <Fact name={copy.phone}>{shown.phone || copy.none}</Fact>}
        </dl>
        {shown ? (
          <div>
            <h3 className="font-semibold">{copy.letter}</h3>
            <p className="whitespace-pre-line wrap-anywhere">{shown.letter || copy.none}</p>
          </div>
        ) : (
          <CommandForm
            ground={ground}
            intent={SHOW_INTENT}
            words={operatingInboxCopy.showApplication}
            hasReason={false}
          />
        )}
        <p>
          <a
            href={`/operator/resume.pdf?reference=${encodeURIComponent(reference)}`}
            className="button button-quiet"
          >
            {copy.resume}
          </a>
          <span className="mt-1.5 block text-sm text-ink-soft">{copy.resumeHint}</span>
        </p>
      </section>
    </>
  );
}
