import { rememberDemo } from '../../browser/demo-known.ts';
import { demoCopy as copy } from '../../copy/demo.id.ts';
import { Icon } from '../../ui/icon.tsx';

/** The line that says that the shop is a demo, until it is closed (P-SHOP-24); `.demo-notice` in app.css hides it. */
export default function DemoNotice({ text }: { text: string }) {
  return (
    <aside aria-label={copy.label} className="demo-notice bg-accent-soft print:hidden">
      <div className="page flex min-h-8 items-start justify-between gap-2 text-xs sm:min-h-11 sm:text-sm">
        <p className="self-center leading-tight">{text}</p>
        {/* The choice of a district reaches 6 px down into the line, so this reaches below it. */}
        <button
          type="button"
          onClick={rememberDemo}
          aria-label={copy.close}
          className="relative z-1 -mr-2.5 -mb-4.5 flex h-12.5 w-11 shrink-0 justify-center pt-2 sm:-mb-1.5 sm:pt-3.5"
        >
          <Icon name="x" className="size-4" />
        </button>
      </div>
    </aside>
  );
}
