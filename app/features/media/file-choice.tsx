import { type ComponentProps, useId, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/**
 * The control of a field that takes a file (P-FORM-13). Browsers write theirs in their own language and cut it on
 * phones. With scripts a button with our words stands in its place, and beside it the name of the chosen file. Without
 * scripts only the browser's own can say what was chosen. The label of the field names it by `id`.
 */
export function FileChoice({
  choose,
  icon = 'plus',
  isNamed = true,
  className = 'field',
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'id' | 'ref'> & {
  id: string;
  ref?: ComponentProps<'input'>['ref'];
  /** The words on the button. */
  choose: string;
  icon?: IconName;
  /** Whether the name of the chosen file stands beside the button. */
  isNamed?: boolean;
}) {
  const isHydrated = useHydrated();
  const nameId = useId();
  const [name, setName] = useState('');
  const shown = isNamed ? name : '';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label hidden={input.hidden} className={isHydrated ? BUTTON : 'block w-full'}>
        {isHydrated && <Icon name={icon} className="size-5" />}
        <span className={isHydrated ? undefined : 'sr-only'}>{choose}</span>
        <input
          {...input}
          type="file"
          aria-describedby={
            [input['aria-describedby'], shown && nameId].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => {
            setName(event.currentTarget.files?.[0]?.name ?? '');
            onChange?.(event);
          }}
          className={isHydrated ? 'sr-only' : `${className} py-1.5`}
        />
      </label>
      {isHydrated && shown && (
        <span id={nameId} className="min-w-0 wrap-anywhere">
          {shown}
        </span>
      )}
    </div>
  );
}

const BUTTON =
  'button button-quiet relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-aria-invalid:border-2 has-aria-invalid:border-danger';
