import { checkFields } from '#domain/forms/check-fields.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { pickupForm, shopProfileForm } from '#domain/forms/shop-settings.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import type { Result } from '#domain/result.ts';
import type { CommandRefusal, DeskCommands, Scope } from '#server/services.ts';
import { sellingSettingsCopy as copy } from '../../copy/selling-settings.id.ts';
import { pictureFault } from '../media/picture-fault.ts';
import { sayRefusal } from './say-refusal.ts';

/** What the forms of a shop's settings ask for, posted as `intent`. */
export type SettingsIntent = keyof typeof copy.done;

const INTENTS = Object.keys(copy.done) as readonly SettingsIntent[];
export const parseSettingsIntent = (given: unknown): SettingsIntent | null =>
  INTENTS.find((known) => known === given) ?? null;

/** A form that was not taken: what was typed, and what is wrong, by the names of the fields. */
export interface SettingsFaults {
  intent: SettingsIntent;
  typed: Readonly<Record<string, string>>;
  /** Of fields that may be named several times, such as boxes. */
  chosen: readonly string[];
  faults: Readonly<Record<string, string>>;
  /** What is wrong with all of it. */
  refused: string | null;
}

const COMMANDS: Readonly<Record<SettingsIntent, string>> = {
  profile: 'shop.describe',
  logo: 'shop.picture',
  banner: 'shop.picture',
  close: 'shop.close',
  open: 'shop.open',
  shipping: 'shop.shipping',
  accept: 'shop.accept',
  pickup: 'shop.pickup',
};

/** Does what a form of a shop's settings asks for; on the server. */
export async function takeSettingsForm(
  form: FormData,
  { commands, scope }: { commands: DeskCommands; scope: Scope & { sellerId: number } },
): Promise<{ done: SettingsIntent } | SettingsFaults> {
  const intent = parseSettingsIntent(form.get('intent')) ?? 'profile';
  const names = FIELDS[intent];
  const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));
  const chosen = form.getAll(intent === 'accept' ? 'accepts' : 'couriers').map(String);
  const refuse = (faults: SettingsFaults['faults'], refused: string | null = null) => ({
    intent,
    typed,
    chosen,
    faults,
    refused,
  });
  const checked = checkTyped(intent, typed);
  if (checked.length > 0) return refuse(Object.fromEntries(checked.map((name) => [name, copy.faults[name]])));
  const notTaken = pictureFault(form);
  if (notTaken !== null) return refuse({ [FORM_FIELDS.file]: notTaken });
  const files = form.getAll(FORM_FIELDS.id).map(String);
  const takesCod = form.get('takesCod') === 'on';
  const version = Number(postedLine(form, 'version'));
  const input = {
    ...typed,
    sellerId: scope.sellerId,
    version,
    couriers: chosen,
    takesCod,
    accepts: chosen.includes('on')
      ? { from: Number(typed['acceptFrom']), to: Number(typed['acceptTo']) }
      : null,
    kind: intent,
    files,
  };
  const answer = await commands.run(COMMANDS[intent], { scope, input });
  if (answer.ok) return { done: intent };
  const fault = faultOf(answer.error);
  return fault ? refuse(fault) : refuse({}, sayWhole(answer.error));
}

const FIELDS = {
  profile: ['name', 'description', 'hours'],
  logo: [],
  banner: [],
  close: ['reopensOn'],
  open: [],
  shipping: [],
  accept: ['acceptFrom', 'acceptTo'],
  pickup: ['contact', 'phone', 'address', 'postalCode'],
} as const satisfies Record<SettingsIntent, readonly (keyof typeof copy.faults)[]>;

type Field = (typeof FIELDS)[SettingsIntent][number];

const CHECKS: Partial<
  Record<SettingsIntent, (typed: Readonly<Record<string, string>>) => Result<unknown, object>>
> = {
  profile: (typed) => checkFields(shopProfileForm, typed),
  pickup: (typed) => checkFields(pickupForm, typed),
};

/** The names of the fields that are wrong as they were typed. */
function checkTyped(intent: SettingsIntent, typed: Readonly<Record<string, string>>): Field[] {
  const check = CHECKS[intent];
  const checked = check ? check(typed) : null;
  if (!checked || checked.ok) return [];
  return FIELDS[intent].filter((name) => Object.hasOwn(checked.error, name));
}

/** A refusal that belongs to a field; null for any other. */
function faultOf(refusal: CommandRefusal): SettingsFaults['faults'] | null {
  switch (refusal.code) {
    case 'shop_name_reserved':
      return { name: copy.faults.reserved };
    case 'shop_name_taken':
      return { name: copy.faults.taken };
    case 'picture_gone':
      return { [FORM_FIELDS.file]: copy.faults.picture };
    case 'wrong_day':
      return { reopensOn: copy.faults.reopensOn };
    case 'invalid':
      return faultOfPath(refusal.problems.map(({ path }) => path));
    default:
      return null;
  }
}

/** Inputs that are a field of a form, by the beginnings of their paths. */
const PATHS = { couriers: 'couriers', 'accepts.from': 'acceptFrom', 'accepts.to': 'acceptTo' } as const;

function faultOfPath(paths: readonly string[]): SettingsFaults['faults'] | null {
  for (const [path, field] of Object.entries(PATHS))
    if (paths.some((one) => one.startsWith(path))) return { [field]: copy.faults[field] };
  return null;
}

function sayWhole(refusal: CommandRefusal): string {
  switch (refusal.code) {
    case 'shop_changed':
      return copy.changed;
    case 'shop_open':
      return copy.alreadyOpen;
    default:
      return sayRefusal(refusal);
  }
}
