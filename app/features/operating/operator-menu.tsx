import type { Permission } from '#domain/access/permissions.ts';
import {
  AUDIT_PATH,
  casesPath,
  ledgerPath,
  OPERATOR_CLOCK_PATH,
  OPERATOR_COMMISSION_PATH,
  OPERATOR_HOLIDAYS_PATH,
  OPERATOR_PATH,
  OPERATOR_PAYOUTS_PATH,
  OPERATOR_REFUNDS_PATH,
  OPERATOR_REPORTS_PATH,
  OPERATOR_SETTINGS_PATH,
  OPERATOR_STAFF_PATH,
  operatorInboxPath,
  operatorOrdersPath,
  operatorPeoplePath,
  operatorProductsPath,
  operatorReturnsPath,
  operatorSearchPath,
  operatorSellersPath,
} from '#domain/paths.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { DeskMenu } from '../desk/desk-menu.tsx';

const copy = operatingCopy.frame;

/** The areas of the console, and what each needs. */
const AREAS: readonly { label: string; needs: Permission; to: string }[] = [
  { label: copy.home, needs: 'operator.read', to: OPERATOR_PATH },
  { label: copy.search, needs: 'operator.read', to: operatorSearchPath() },
  { label: copy.cases, needs: 'operator.orders', to: casesPath() },
  { label: copy.orders, needs: 'operator.orders', to: operatorOrdersPath() },
  { label: copy.returns, needs: 'operator.returns', to: operatorReturnsPath() },
  { label: copy.people, needs: 'operator.people', to: operatorPeoplePath() },
  { label: copy.sellers, needs: 'operator.sellers', to: operatorSellersPath() },
  { label: copy.products, needs: 'operator.catalogue', to: operatorProductsPath() },
  { label: copy.reports, needs: 'operator.catalogue', to: OPERATOR_REPORTS_PATH },
  { label: copy.inbox, needs: 'operator.people', to: operatorInboxPath() },
  { label: copy.refunds, needs: 'operator.money.read', to: OPERATOR_REFUNDS_PATH },
  { label: copy.payouts, needs: 'operator.money.read', to: OPERATOR_PAYOUTS_PATH },
  { label: copy.ledger, needs: 'operator.money.read', to: ledgerPath() },
  { label: copy.holidays, needs: 'operator.settings', to: OPERATOR_HOLIDAYS_PATH },
  { label: copy.settings, needs: 'operator.settings', to: OPERATOR_SETTINGS_PATH },
  { label: copy.commission, needs: 'operator.settings.money', to: OPERATOR_COMMISSION_PATH },
  { label: copy.staff, needs: 'operator.staff', to: OPERATOR_STAFF_PATH },
  { label: copy.clock, needs: 'operator.settings', to: OPERATOR_CLOCK_PATH },
  { label: copy.audit, needs: 'operator.audit', to: AUDIT_PATH },
];

/** The menu of the console: only what its viewer may see. */
export const OperatorMenu = ({
  permissions,
  hasClock,
}: {
  permissions: readonly Permission[];
  /** It is a demo, whose clock moves. */
  hasClock: boolean;
}) => (
  <div className="page mb-5 print:hidden">
    <DeskMenu
      label={copy.menu}
      home={OPERATOR_PATH}
      areas={AREAS.filter(
        ({ needs, to }) => permissions.includes(needs) && (hasClock || to !== OPERATOR_CLOCK_PATH),
      )}
    />
  </div>
);
