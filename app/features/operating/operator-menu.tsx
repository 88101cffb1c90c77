import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Permission } from '#domain/access/permissions.ts';
import {
  AUDIT_PATH,
  casesPath,
  ledgerPath,
  OPERATOR_BANK_PATH,
  OPERATOR_CHATS_PATH,
  OPERATOR_CLOCK_PATH,
  OPERATOR_COMMISSION_PATH,
  OPERATOR_FAILURES_PATH,
  OPERATOR_HOLIDAYS_PATH,
  OPERATOR_PATH,
  OPERATOR_PAYOUTS_PATH,
  OPERATOR_PROPOSALS_PATH,
  OPERATOR_REFUNDS_PATH,
  OPERATOR_REPORTS_PATH,
  OPERATOR_SETTINGS_PATH,
  OPERATOR_SETTLEMENT_PATH,
  OPERATOR_STAFF_PATH,
  operatorCashPath,
  operatorInboxPath,
  operatorOrdersPath,
  operatorPeoplePath,
  operatorProductsPath,
  operatorReturnsPath,
  operatorSearchPath,
  operatorSellersPath,
  operatorWordsPath,
} from '#domain/paths.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

const copy = operatingCopy.frame;

interface Area {
  label: string;
  needs: Permission;
  to: string;
}

/** Areas that stand in the menu by themselves. */
const FIRST: readonly Area[] = [
  { label: copy.home, needs: 'operator.read', to: OPERATOR_PATH },
  { label: copy.search, needs: 'operator.read', to: operatorSearchPath() },
];

/** The other areas of the console, by what they are about, and what each needs. */
const GROUPS: readonly { label: string; areas: readonly Area[] }[] = [
  {
    label: copy.groups.orders,
    areas: [
      { label: copy.cases, needs: 'operator.orders', to: casesPath() },
      { label: copy.orders, needs: 'operator.orders', to: operatorOrdersPath() },
      { label: copy.returns, needs: 'operator.returns', to: operatorReturnsPath() },
      { label: copy.proposals, needs: 'operator.returns', to: OPERATOR_PROPOSALS_PATH },
      { label: copy.failures, needs: 'operator.orders', to: OPERATOR_FAILURES_PATH },
    ],
  },
  {
    label: copy.groups.money,
    areas: [
      { label: copy.refunds, needs: 'operator.money.read', to: OPERATOR_REFUNDS_PATH },
      { label: copy.payouts, needs: 'operator.money.read', to: OPERATOR_PAYOUTS_PATH },
      { label: copy.bank, needs: 'operator.money.read', to: OPERATOR_BANK_PATH },
      { label: copy.settlement, needs: 'operator.money.read', to: OPERATOR_SETTLEMENT_PATH },
      { label: copy.cash, needs: 'operator.money.read', to: operatorCashPath() },
      { label: copy.ledger, needs: 'operator.money.read', to: ledgerPath() },
    ],
  },
  {
    label: copy.groups.goods,
    areas: [
      { label: copy.sellers, needs: 'operator.sellers', to: operatorSellersPath() },
      { label: copy.products, needs: 'operator.catalogue', to: operatorProductsPath() },
      { label: copy.reports, needs: 'operator.catalogue', to: OPERATOR_REPORTS_PATH },
      { label: copy.words, needs: 'operator.catalogue', to: operatorWordsPath() },
    ],
  },
  {
    label: copy.groups.people,
    areas: [
      { label: copy.inbox, needs: 'operator.people', to: operatorInboxPath() },
      { label: copy.chats, needs: 'operator.people', to: OPERATOR_CHATS_PATH },
      { label: copy.people, needs: 'operator.people', to: operatorPeoplePath() },
      { label: copy.staff, needs: 'operator.staff', to: OPERATOR_STAFF_PATH },
      { label: copy.audit, needs: 'operator.audit', to: AUDIT_PATH },
    ],
  },
  {
    label: copy.groups.settings,
    areas: [
      { label: copy.settings, needs: 'operator.settings', to: OPERATOR_SETTINGS_PATH },
      { label: copy.commission, needs: 'operator.settings.money', to: OPERATOR_COMMISSION_PATH },
      { label: copy.holidays, needs: 'operator.settings', to: OPERATOR_HOLIDAYS_PATH },
      { label: copy.clock, needs: 'operator.settings', to: OPERATOR_CLOCK_PATH },
    ],
  },
];

const isWithin = (pathname: string, { to }: { to: string }) => {
  const [path = to] = to.split('?');
  return pathname === path || (path !== OPERATOR_PATH && pathname.startsWith(`${path}/`));
};

const ITEM =
  'flex min-h-12 min-w-11 items-center font-semibold text-ink-soft hover:text-brand aria-[current]:text-brand';

function AreaLink({ area, pathname, look }: { area: Area; pathname: string; look: string }) {
  return (
    <Link
      to={area.to}
      aria-current={isWithin(pathname, area) ? 'page' : undefined}
      className={`${ITEM} ${look}`}
    >
      {area.label}
    </Link>
  );
}

const ON_THE_LINE =
  'px-4 whitespace-nowrap border-b-3 border-transparent focus-visible:-outline-offset-3 aria-[current]:border-brand';

/** A group of the menu, which opens below its name. It closes on Escape, a press outside, and when the focus leaves. */
function GroupFold({ label, areas, pathname }: { label: string; areas: readonly Area[]; pathname: string }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (fold.current?.open && target instanceof Node && !fold.current.contains(target))
        fold.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <details ref={fold} name="console-menu" className="group relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary
        data-here={areas.some((area) => isWithin(pathname, area)) || undefined}
        className={`${ITEM} ${ON_THE_LINE} cursor-pointer list-none gap-1 data-[here]:border-brand data-[here]:text-brand`}
      >
        {label}
        <Icon name="chevron-down" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 z-20 w-64 rounded-xl border border-line bg-surface py-1 shadow-float">
        {areas.map((area) => (
          <li key={area.to}>
            <AreaLink
              area={area}
              pathname={pathname}
              look="px-4 whitespace-nowrap hover:bg-brand-soft aria-[current]:bg-brand-soft focus-visible:-outline-offset-3"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The menu of the console: only what its viewer may see, in groups; on phones folded into one list. */
export function OperatorMenu({
  permissions,
  hasClock,
}: {
  permissions: readonly Permission[];
  /** It is a demo, whose clock moves. */
  hasClock: boolean;
}) {
  const { pathname } = useLocation();
  const seen = (areas: readonly Area[]) =>
    areas.filter(({ needs, to }) => permissions.includes(needs) && (hasClock || to !== OPERATOR_CLOCK_PATH));
  const first = seen(FIRST);
  const groups = GROUPS.map(({ label, areas }) => ({ label, areas: seen(areas) })).filter(
    ({ areas }) => areas.length > 0,
  );
  const here = [...first, ...groups.flatMap(({ areas }) => areas)].find((area) => isWithin(pathname, area));
  const folded = (areas: readonly Area[]) => (
    <ul className="grid grid-cols-2">
      {areas.map((area) => (
        <li key={area.to}>
          <AreaLink
            area={area}
            pathname={pathname}
            look="rounded-xl px-3 leading-tight aria-[current]:bg-brand-soft"
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="page pb-5 print:hidden">
      <nav aria-label={copy.menu} className="border-b border-line">
        {/* Another page closes what is open. */}
        <details key={`phone ${pathname}`} className="group md:hidden">
          <FoldSummary>{here?.label ?? copy.menu}</FoldSummary>
          <div className="space-y-2 pb-3">
            {folded(first)}
            {groups.map(({ label, areas }) => (
              <div key={label}>
                <p className="px-3 pt-2 text-sm text-ink-soft">{label}</p>
                {folded(areas)}
              </div>
            ))}
          </div>
        </details>
        <ul key={`wide ${pathname}`} className="flex flex-wrap max-md:hidden">
          {first.map((area) => (
            <li key={area.to}>
              <AreaLink area={area} pathname={pathname} look={ON_THE_LINE} />
            </li>
          ))}
          {groups.map(({ label, areas }) => {
            const [only, second] = areas;
            return (
              <li key={label}>
                {only && !second ? (
                  <AreaLink area={only} pathname={pathname} look={ON_THE_LINE} />
                ) : (
                  <GroupFold label={label} areas={areas} pathname={pathname} />
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
