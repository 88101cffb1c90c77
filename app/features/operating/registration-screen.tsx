import { formatCalendarDate, formatDateTime } from '#domain/format-date.ts';
import { operatorSellerPath, operatorSellersPath } from '#domain/paths.ts';
import type { RegistrationIdentity, RegistrationPage } from '#server/services.ts';
import { operatingSellersCopy } from '../../copy/operating-sellers.id.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';
import { Fact } from './fact.tsx';
import { SharedShops } from './shared-shops.tsx';
import { IDENTITY_INTENT } from './take-seller-form.ts';

const copy = operatingSellersCopy.registration;

export interface RegistrationScreenProps {
  found: RegistrationPage;
  ground: FormGround;
  /** What was asked to be shown. */
  identity: RegistrationIdentity | null;
}

/** One registration: what was typed, what it shares with shops, and the decision. */
export function RegistrationScreen({ found, ground, identity }: RegistrationScreenProps) {
  const { name, state, sellerId, shares } = found;
  return (
    <>
      <div className="space-y-1">
        <Link to={operatorSellersPath()} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{copy.title(name)}</h1>
        <p className="text-ink-soft">{copy.states[state]}</p>
      </div>
      {state === 'waiting' && <Decision ground={ground} />}
      {sellerId !== null && (
        <Link to={operatorSellerPath(sellerId)} className="button button-quiet">
          {copy.toShop}
        </Link>
      )}
      {identity && <Identity identity={identity} />}
      <section className="card space-y-4 p-4 sm:p-5">
        <h2 className="text-lg font-bold">{copy.facts}</h2>
        <RegistrationFacts found={found} />
        <CommandForm ground={ground} intent={IDENTITY_INTENT} words={copy.show} hasReason={false} needsCode />
      </section>
      <SharedShops shares={shares} />
    </>
  );
}

const Decision = ({ ground }: { ground: FormGround }) => (
  <div className="flex flex-wrap gap-3">
    <CommandForm
      ground={ground}
      intent="approve"
      words={operatingSellersCopy.approve}
      look="button-primary"
      hasReason={false}
      needsCode
    />
    <CommandForm
      ground={ground}
      intent="refuse"
      words={operatingSellersCopy.refuse}
      hasReason={false}
      needsCode
    >
      {(typed) => (
        <TextField
          texts={plainField('why', operatingSellersCopy.why, operatingSellersCopy.whyHint)}
          control={{ rows: 3, maxLength: 300, defaultValue: typed['why'] ?? '' }}
        />
      )}
    </CommandForm>
  </div>
);

function RegistrationFacts({ found }: { found: RegistrationPage }) {
  const { legalName, taxIdEnd, businessId, bank, accountEnd, location, agreement, email } = found;
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Fact name={copy.legalName}>{legalName}</Fact>
      <Fact name={copy.taxId}>{copy.ends(taxIdEnd)}</Fact>
      <Fact name={copy.businessId}>{businessId === '' ? copy.alone : businessId}</Fact>
      <Fact name={copy.account}>{copy.accountWords(bank, accountEnd)}</Fact>
      <Fact name={copy.place}>{location}</Fact>
      <Fact name={copy.email}>{email ?? copy.noEmail}</Fact>
      <Fact name={copy.agreement}>{copy.agreementVersion(formatCalendarDate(agreement))}</Fact>
      <Fact name={copy.asked}>{formatDateTime(found.createdAt)} WIB</Fact>
      {found.decidedAt && <Fact name={copy.decided}>{formatDateTime(found.decidedAt)} WIB</Fact>}
      {found.reason !== null && <Fact name={copy.reason}>{found.reason}</Fact>}
    </dl>
  );
}

const Identity = ({
  identity: { contact, phone, address, postalCode, taxId, accountNumber },
}: {
  identity: RegistrationIdentity;
}) => (
  <section role="status" className="card space-y-3 border-brand p-4 sm:p-5">
    <h2 className="text-lg font-bold">{copy.identity}</h2>
    <dl className="grid gap-3 sm:grid-cols-2">
      <Fact name={copy.taxId}>{taxId}</Fact>
      <Fact name={copy.number}>{accountNumber}</Fact>
      <Fact name={copy.contact}>{contact}</Fact>
      <Fact name={copy.phone}>{phone}</Fact>
      <Fact name={copy.address}>
        {address}, {postalCode}
      </Fact>
    </dl>
  </section>
);
