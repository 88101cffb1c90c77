import { formatDateTime } from '#domain/format-date.ts';
import {
  OPERATOR_CHATS_PATH,
  operatorChatPath,
  operatorOrderPath,
  operatorPersonPath,
  operatorProductPath,
  operatorReturnPath,
} from '#domain/paths.ts';
import type { NamedBan, OperatorChat, OperatorChatWords, ReportedChat } from '#server/services.ts';
import { chatReportCopy } from '../../copy/chat.id.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingChatsCopy } from '../../copy/operating-chats.id.ts';
import { operatingPeopleCopy } from '../../copy/operating-people.id.ts';
import { operatingProductsCopy } from '../../copy/operating-products.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { PhotoLinks } from '../media/photo-links.tsx';
import { CommandForm, type FormGround } from './command-form.tsx';
import { Fact } from './fact.tsx';
import { READ_CHAT_INTENT, READ_OLDER_INTENT } from './take-chat-form.ts';

const copy = operatingChatsCopy.one;
const when = (at: Date) => `${formatDateTime(at)} WIB`;
const isOpen = ({ outcome }: ReportedChat['reports'][number]) => outcome === null;

/** Threads that were reported, each with its open reports and the way to the decision. */
export function ChatsScreen({ chats, now }: { chats: readonly ReportedChat[]; now: Date }) {
  const words = operatingChatsCopy.list;
  if (chats.length === 0) return <EmptyList title={words.none} text={words.noneText} />;
  return (
    <ul className="space-y-4">
      {chats.map(({ id, shop, reports }) => {
        const open = reports.filter(isOpen);
        const first = open.at(-1);
        return (
          <li key={id} className="card relative space-y-2 p-4 hover:border-brand sm:p-5">
            <h2 className="text-lg font-bold wrap-anywhere">
              <Link to={operatorChatPath(id)} className="cover-link hover:text-brand">
                {words.heading(shop)}
              </Link>
            </h2>
            {first && (
              <p className="text-sm text-ink-soft">
                {operatingProductsCopy.reports.since(operatingCopy.waited(first.at, now))}
              </p>
            )}
            <Reports reports={open} />
          </li>
        );
      })}
    </ul>
  );
}

const Reports = ({ reports }: Pick<ReportedChat, 'reports'>) => (
  <ul className="space-y-3">
    {reports.map(({ id, about, seq, reason, note, at, outcome }) => (
      <li key={id} className="wrap-anywhere">
        <b>{chatReportCopy.reasons[reason]}</b>
        <span className="block text-sm text-ink-soft">
          {copy.about(about, seq)}, {when(at)}
          {outcome !== null && `. ${copy.outcomes[outcome]}`}
        </span>
        {note !== '' && <span className="block whitespace-pre-line">{note}</span>}
      </li>
    ))}
  </ul>
);

/** A thread: what was reported, the words once somebody asked for them, and the decision about each side. */
export function ChatScreen({
  chat,
  words,
  ground,
}: {
  chat: OperatorChat;
  words: OperatorChatWords | null;
  ground: FormGround;
}) {
  const { shop, reports, banned, disputes } = chat;
  const isReadable = disputes.length > 0 || reports.some(isOpen);
  return (
    <>
      <div>
        <Link to={OPERATOR_CHATS_PATH} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{copy.title(shop)}</h1>
      </div>
      <Facts chat={chat} />
      <section className="card space-y-4 p-4 sm:p-5">
        <h2 className="text-lg font-bold">{copy.reports}</h2>
        {reports.length === 0 ? (
          <p className="text-ink-soft">{copy.noReports}</p>
        ) : (
          <Reports reports={reports} />
        )}
        {(['shopper', 'shop'] as const).map((about) => (
          <Decision
            key={about}
            about={about}
            reports={reports}
            banned={banned.includes(about) ? bannedOf(about, chat) : null}
            ground={ground}
          />
        ))}
      </section>
      <Words words={words} isReadable={isReadable} ground={ground} />
    </>
  );
}

const Facts = ({ chat: { userId, sellerId, shop, messages, disputes } }: { chat: OperatorChat }) => (
  <section className="card p-4 sm:p-5">
    <dl className="grid gap-3 sm:grid-cols-2">
      <Fact name={copy.shopper}>
        {userId === null ? (
          copy.gone
        ) : (
          <Link to={operatorPersonPath(userId)} className="link">
            {copy.toPerson}
          </Link>
        )}
      </Fact>
      <Fact name={copy.shop}>
        <Link to={`/seller/${sellerId}`} className="link">
          {shop}
        </Link>
      </Fact>
      <Fact name={copy.messages}>{copy.count(messages)}</Fact>
      {disputes.length > 0 && (
        <Fact name={copy.disputes}>
          {disputes.map((number) => (
            <Link key={number} to={operatorReturnPath(number)} className="link block">
              {number}
            </Link>
          ))}
        </Fact>
      )}
    </dl>
  </section>
);

/** What becomes of the open reports about a side, and of a ban. */
function Decision({
  about,
  reports,
  banned,
  ground,
}: {
  about: 'shopper' | 'shop';
  reports: ReportedChat['reports'];
  /** Who is kept from chat, as fields; null when this side may write. */
  banned: Readonly<Record<string, string>> | null;
  ground: FormGround;
}) {
  const open = reports.filter((one) => isOpen(one) && one.about === about).map(({ id }) => id);
  if (open.length === 0 && banned === null) return null;
  const given = { ground, match: { about, reports: open.join(' ') } };
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <h3 className="font-semibold">{copy.decide(about)}</h3>
      {banned && <p>{copy.banned[about]}</p>}
      <div className="flex flex-wrap gap-3">
        {open.length > 0 && (
          <>
            <CommandForm {...given} intent="close" words={operatingChatsCopy.close} />
            <CommandForm {...given} intent="warn" words={operatingChatsCopy.warn} />
            {!banned && <CommandForm {...given} intent="ban" words={operatingChatsCopy.ban} needsCode />}
          </>
        )}
        {banned && <Unban banned={banned} ground={ground} />}
      </div>
    </div>
  );
}

const Unban = ({ banned, ground }: { banned: Readonly<Record<string, string>>; ground: FormGround }) => (
  <CommandForm ground={ground} intent="unban" words={operatingChatsCopy.unban} match={banned} needsCode />
);

/** A side of a thread, or who is kept from chat, as the fields of the form that opens it again. */
function bannedOf(
  about: 'shopper' | 'shop',
  { userId, sellerId }: { userId: string | null; sellerId: number | null },
): Readonly<Record<string, string>> {
  return about === 'shop' ? { shop: String(sellerId) } : { account: userId ?? '' };
}

const kindOf = ({ sellerId }: NamedBan) => (sellerId === null ? 'shopper' : 'shop');

/** Who may write in no chat, and the way to open it again, also where the thread is gone. */
export function BansScreen({
  bans,
  next,
  after,
  ground,
}: {
  bans: readonly NamedBan[];
  next: string | null;
  after: string | null;
  ground: FormGround;
}) {
  const words = operatingChatsCopy.bans;
  const columns: readonly Column<NamedBan>[] = [
    {
      label: words.columns.who,
      isTitle: true,
      cell: ({ userId, sellerId, name }) => (
        <Link
          to={sellerId === null ? operatorPersonPath(userId ?? '') : `/seller/${sellerId}`}
          className="link font-semibold wrap-anywhere"
        >
          {name === '' ? operatingPeopleCopy.list.noEmail : name}
        </Link>
      ),
    },
    { label: words.columns.kind, cell: (ban) => words.kinds[kindOf(ban)] },
    { label: words.columns.since, cell: ({ since }) => when(since) },
    {
      label: words.columns.reports,
      cell: ({ thread }) =>
        thread === null ? (
          words.noReports
        ) : (
          <Link to={operatorChatPath(thread)} className="link">
            {words.toReports}
          </Link>
        ),
    },
    {
      label: words.columns.lift,
      cell: (ban) => <Unban banned={bannedOf(kindOf(ban), ban)} ground={ground} />,
    },
  ];
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-bold">{words.title}</h2>
      {bans.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <>
          <p className="text-ink-soft">{words.text}</p>
          <DeskList
            label={words.title}
            columns={columns}
            rows={bans}
            keyOf={({ id }) => id}
            pages={{
              newest: after === null ? null : OPERATOR_CHATS_PATH,
              older: next === null ? null : `${OPERATOR_CHATS_PATH}?after=${next}`,
              words: { newest: words.newest, older: words.older },
            }}
          />
        </>
      )}
    </section>
  );
}

/** The words, which each reading notes. */
function Words({
  words,
  isReadable,
  ground,
}: {
  words: OperatorChatWords | null;
  /** A report is open, or a dispute (P-CHAT-19). */
  isReadable: boolean;
  ground: FormGround;
}) {
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.words}</h2>
      {words === null && !isReadable ? (
        <p className="text-ink-soft">{copy.closed}</p>
      ) : words === null ? (
        <CommandForm
          ground={ground}
          intent={READ_CHAT_INTENT}
          words={operatingChatsCopy.read}
          hasReason={false}
        />
      ) : (
        <>
          {words.older !== null && (
            <CommandForm
              ground={ground}
              intent={READ_OLDER_INTENT}
              words={operatingChatsCopy.older}
              match={{ before: String(words.older) }}
              hasReason={false}
            />
          )}
          <ol className="space-y-4">
            {words.messages.map((message) => (
              <Message key={message.seq} message={message} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const Message = ({
  message: { seq, by, text, productId, orderNumber, at, pictures },
}: {
  message: OperatorChatWords['messages'][number];
}) => (
  <li className="space-y-2 rounded-xl bg-sunken p-3">
    <p className="text-sm text-ink-soft">
      <b className="text-ink">{copy.by[by]}</b> · {when(at)} · {copy.number(seq)}
    </p>
    {productId !== null && (
      <Link to={operatorProductPath(productId)} className="link inline-flex min-h-11 items-center">
        {copy.product}
      </Link>
    )}
    {orderNumber !== null && (
      <Link to={operatorOrderPath(orderNumber)} className="link inline-flex min-h-11 items-center">
        {copy.order(orderNumber)}
      </Link>
    )}
    {text !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
    {pictures.length > 0 && <PhotoLinks photos={pictures} />}
  </li>
);
