import { useCart, useCartStore } from '../../browser/cart.tsx';
import { isSampleLine, isSampleNotification } from '../../browser/demo-seed.ts';
import { useNotifications, useNotificationsStore } from '../../browser/notifications.tsx';
import { samplesCopy as copy } from '../../copy/samples.id.ts';
import { useToast } from '../../ui/toast.tsx';

/**
 * One press takes all samples of the demo out of this browser, lines and notifications (P-BUY-4); nothing where there
 * are none.
 *
 * @param onRemoved called before the button goes away, for the focus
 */
export function RemoveSamples({ onRemoved }: { onRemoved: () => void }) {
  const { lines } = useCart();
  const { items } = useNotifications();
  const cart = useCartStore();
  const notifications = useNotificationsStore();
  const toast = useToast();
  if (!lines.some(isSampleLine) && !items.some(isSampleNotification)) return null;

  function remove() {
    onRemoved();
    cart.store.update((stored) => stored.filter((line) => !isSampleLine(line)));
    notifications.own.update((stored) => stored.filter((one) => !isSampleNotification(one)));
    toast.show({ title: copy.removed });
  }

  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-accent-soft px-4 pt-2 text-sm sm:pt-0">
      {copy.text}
      <button type="button" onClick={remove} className="link min-h-11">
        {copy.remove}
      </button>
    </p>
  );
}
