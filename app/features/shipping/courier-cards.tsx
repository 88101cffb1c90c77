import { textCopy } from '../../copy/text-pages.id.ts';

/** The couriers with their services (P-SHIP-1). */
export function CourierCards({
  couriers,
}: {
  couriers: readonly { name: string; services: readonly string[]; text: string }[];
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {couriers.map(({ name, services, text }) => (
        <li key={name} className="card space-y-3 p-5">
          <h2 className="text-lg font-bold">{name}</h2>
          <ul aria-label={`${textCopy.shipping.couriers} ${name}`} className="flex flex-wrap gap-2">
            {services.map((service) => (
              <li key={service} className="badge bg-brand-soft px-2.5 py-1 text-brand">
                {service}
              </li>
            ))}
          </ul>
          {text && <p className="text-ink-soft">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
