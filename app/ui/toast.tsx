import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { late } from './late.ts';
import type { ToastOptions } from './toast-card.tsx';

/** Preloaded after the page, because nearly everybody needs it some time later. */
const ToastCard = late(() => import('./toast-card.tsx'));

interface Toasts {
  /** Shows a toast in place of the one that is there. */
  show: (toast: ToastOptions) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Shows toasts, one at a time, over the header, where they cover no price and no button of the page (P-SHOP-16). */
export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: ToastOptions; turn: number } | null>(null);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => setShown((last) => ({ toast, turn: (last?.turn ?? 0) + 1 })),
    }),
    [],
  );
  const isAlert = shown?.toast.tone === 'destructive';
  const card = shown && (
    <Suspense>
      <ToastCard
        key={shown.turn}
        toast={shown.toast}
        closeLabel={closeLabel}
        onClose={() => setShown((current) => (current === shown ? null : current))}
      />
    </Suspense>
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <div lang="id" className="toast-place print:hidden">
        <div role="status">{!isAlert && card}</div>
        <div role="alert">{isAlert && card}</div>
      </div>
    </ToastContext>
  );
}

/**
 * Where toasts are asked for.
 * @throws Error outside a provider.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a ToastProvider');
  return toasts;
}
