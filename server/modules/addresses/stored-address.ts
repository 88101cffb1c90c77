import { type SQL, sql } from 'drizzle-orm';

/** An address with the names of its region. */
export interface StoredAddress {
  id: string;
  label: string;
  recipient: string;
  /** In the stored form, '+62...'. */
  phone: string;
  /** Code of the district or village. */
  regionCode: string;
  /** Null when only the district is known. */
  village: string | null;
  district: string;
  city: string;
  province: string;
  postalCode: string;
  street: string;
  landmark: string;
  courierNote: string;
  isDefault: boolean;
}

/** Selects {@link StoredAddress}s; a condition may follow. */
export const ADDRESSES: SQL = sql`
  select a.id, a.label, a.recipient, a.phone, a.region_code as "regionCode",
    case when r.level = 4 then r.name end as village, d.name as district, c.name as city, p.name as province,
    a.postal_code as "postalCode", a.street, a.landmark, a.courier_note as "courierNote",
    a.is_default as "isDefault"
  from addresses a
  join regions r on r.code = a.region_code
  join regions d on d.code = left(a.region_code, 8)
  join regions c on c.code = left(a.region_code, 5)
  join regions p on p.code = left(a.region_code, 2)`;
