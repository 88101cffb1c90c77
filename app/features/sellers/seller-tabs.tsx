import { Form } from 'react-router';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { sellersCopy } from '../../copy/sellers.id.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { useAppliedSelect } from '../../ui/use-applied-select.ts';
import { SELLER_TABS, type SellerTab } from './seller-tab-ids.ts';

const copy = sellersCopy.tabs;

const LABELS: Readonly<Record<SellerTab, string>> = {
  semua: copy.all,
  terlaris: copy.best,
  terbaru: copy.newest,
  tentang: copy.about,
};
const TABS = SELLER_TABS.map((id) => ({ id, label: LABELS[id] }));

/** The tab that an address asks for; all products when it names none. */
export function parseSellerTab(param: string | null): SellerTab {
  return TABS.find(({ id }) => id === param)?.id ?? 'semua';
}

/** Tabs of a shop's page; on small screens a dropdown 'Pilih Kategori' (P-SELL-4). */
export function SellerTabs({ sellerId, current }: { sellerId: number; current: SellerTab }) {
  const path = `/seller/${sellerId}`;
  const select = useAppliedSelect(current);
  return (
    <>
      <Form action={path} method="get" className="flex gap-2 md:hidden">
        <select
          name="tab"
          aria-label={copy.placeholder}
          key={current}
          defaultValue={current}
          {...select}
          className="field font-semibold"
        >
          <option value="" disabled>
            {copy.placeholder}
          </option>
          {TABS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="button button-quiet">
            {catalogueCopy.apply}
          </button>
        </noscript>
      </Form>
      <div className="max-md:hidden">
        <LinkTabs
          label={copy.label}
          current={current}
          tabs={TABS.map(({ id, label }) => ({ id, label, to: id === 'semua' ? path : `${path}?tab=${id}` }))}
        />
      </div>
    </>
  );
}
