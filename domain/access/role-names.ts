import type { Role } from './permissions.ts';

/** What each role is called. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Pemilik',
  order_clerk: 'Petugas Pesanan',
  catalogue_editor: 'Editor Katalog',
  finance: 'Keuangan',
  support: 'Layanan Pelanggan',
  catalogue: 'Katalog',
};

const isRole = (role: string): role is Role => Object.hasOwn(ROLE_NAMES, role);

/** What a stored role is called. */
export const roleName = (role: string): string => (isRole(role) ? ROLE_NAMES[role] : role);
