/** What somebody may do in a shop's seller centre. */
const SELLER_PERMISSIONS = [
  'shop.read',
  'orders.read',
  'orders.handle',
  'returns.handle',
  'products.write',
  'stock.write',
  'reviews.reply',
  'chat.write',
  'money.read',
  'payout.account',
  'shop.write',
  'staff.write',
] as const;

/** What somebody may do in the operator's console. */
const OPERATOR_PERMISSIONS = [
  'operator.read',
  'operator.orders',
  'operator.returns',
  'operator.money.read',
  'operator.money.write',
  'operator.sellers',
  'operator.catalogue',
  'operator.people',
  'operator.settings',
  'operator.settings.money',
  'operator.audit',
  'operator.staff',
] as const;

export type Permission = (typeof SELLER_PERMISSIONS)[number] | (typeof OPERATOR_PERMISSIONS)[number];

/** A desk: the seller centre of one shop, or the operator's console. */
export type Desk = 'selling' | 'operator';

/** The roles of each desk and what they allow. The owner may do everything (P-DESK-2). */
const ROLES = {
  selling: {
    owner: SELLER_PERMISSIONS,
    order_clerk: ['shop.read', 'orders.read', 'orders.handle', 'returns.handle', 'stock.write', 'chat.write'],
    catalogue_editor: ['shop.read', 'products.write', 'stock.write', 'reviews.reply'],
  },
  operator: {
    owner: OPERATOR_PERMISSIONS,
    finance: [
      'operator.read',
      'operator.orders',
      'operator.returns',
      'operator.money.read',
      'operator.money.write',
      'operator.audit',
    ],
    support: ['operator.read', 'operator.orders', 'operator.returns', 'operator.people'],
    catalogue: ['operator.read', 'operator.sellers', 'operator.catalogue'],
  },
} as const satisfies Record<Desk, Record<string, readonly Permission[]>>;

export type Role = keyof (typeof ROLES)['selling'] | keyof (typeof ROLES)['operator'];

/** The roles that a desk has, the owner first. */
export const ROLES_OF: Readonly<Record<Desk, readonly Role[]>> = {
  selling: ['owner', 'order_clerk', 'catalogue_editor'],
  operator: ['owner', 'finance', 'support', 'catalogue'],
};

/** What a role allows at a desk; nothing for a role of the other one. */
export function permissionsOf(desk: Desk, role: string): readonly Permission[] {
  const roles: Readonly<Record<string, readonly Permission[]>> = ROLES[desk];
  return Object.hasOwn(roles, role) ? (roles[role] ?? []) : [];
}
