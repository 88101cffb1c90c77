import { rememberDemo } from '../../browser/demo-known.ts';
import { demoCopy as copy } from '../../copy/demo.id.ts';
import { Icon } from '../../ui/icon.tsx';

/** The line that says that the shop is a demo, until it is closed (P-SHOP-24); `.demo-notice` in app.css hides it. */
export default function DemoNotice() {
  return (
    <aside aria-label={copy.label} className="demo-notice bg-accent-soft print:hidden">
      <div className="page flex h-13 items-center justify-between gap-2 text-xs sm:text-sm">
        <p className="leading-tight">{copy.text}</p>
        {/* At the lower edge: the upper one is in reach of 'Dikirim ke'. */}
        <button
          type="button"
          onClick={rememberDemo}
          aria-label={copy.close}
          className="-mr-2.5 flex size-11 shrink-0 items-center justify-center self-end"
        >
          <Icon name="x" className="size-4" />
        </button>
      </div>
    </aside>
  );
}
