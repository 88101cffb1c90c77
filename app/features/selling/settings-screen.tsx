import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { PICKUP_LIMIT, SHOP_DESCRIPTION_LIMIT, SHOP_HOURS_LIMIT } from '#domain/forms/shop-settings.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { shopSettingsPath } from '#domain/paths.ts';
import { COURIER_IDS, COURIERS } from '#domain/shipping/couriers.ts';
import { SHOP_NAME_LENGTH } from '#domain/shops/shop-name.ts';
import type { ShopSettings } from '#server/services.ts';
import { closedText } from '../../copy/holiday.id.ts';
import { sellingSettingsCopy as copy } from '../../copy/selling-settings.id.ts';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusFault } from '../../ui/use-focus-fault.ts';
import { PhotosField } from '../media/photos-field.tsx';
import { RefusedNotice } from './notice.tsx';
import type { SettingsFaults, SettingsIntent } from './take-settings-form.ts';

const NO_FAULTS: SettingsFaults['faults'] = {};

interface SettingsProps {
  shop: number;
  settings: ShopSettings;
  /** The days on which a shop that closes now may open again, 'yyyy-mm-dd'. */
  days: { first: string; last: string };
  answer: SettingsFaults | null;
}

/** What a shop sets about itself, one form for each matter. */
export function SettingsScreen({
  shop,
  settings,
  days,
  answer,
  children,
}: SettingsProps & {
  /** The account, for those who may see it. */
  children: ReactNode;
}) {
  const own = (...intents: SettingsIntent[]) => (answer && intents.includes(answer.intent) ? answer : null);
  const shared = { shop, settings };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="space-y-5">
        <Profile {...shared} answer={own('profile')} />
        <Pictures {...shared} answer={own('logo', 'banner')} />
        {children}
      </div>
      <div className="space-y-5">
        <Holiday {...shared} days={days} answer={own('close', 'open')} />
        <Shipping {...shared} answer={own('shipping')} />
        <Accepting {...shared} answer={own('accept')} />
        <Pickup {...shared} answer={own('pickup')} />
      </div>
    </div>
  );
}

type MatterProps = Omit<SettingsProps, 'days'>;

/** A matter with its form; a refusal of all of it stands above its fields. */
function Matter({
  title,
  text,
  intent,
  label = copy.save,
  shop,
  settings: { version },
  answer,
  children,
}: MatterProps & {
  title: string;
  text?: string;
  intent: SettingsIntent;
  label?: string;
  children: ReactNode;
}) {
  const form = useFocusFault(answer?.faults ?? NO_FAULTS);
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{title}</h2>
      {text && <p className="text-ink-soft">{text}</p>}
      {answer?.refused && <RefusedNotice text={answer.refused} />}
      <Form ref={form} method="post" action={shopSettingsPath(shop)} aria-label={title} className="space-y-4">
        <input type="hidden" name="version" value={version} />
        {children}
        <button type="submit" name="intent" value={intent} className="button button-primary max-sm:w-full">
          {label}
        </button>
      </Form>
    </section>
  );
}

/** What stands below a field: what is stored, where somebody else changed it since it was shown. */
function hintOf(
  answer: SettingsFaults | null,
  name: string,
  stored: string,
  hint?: string,
): string | undefined {
  const typed = answer?.typed[name];
  const isOther = answer?.refused === copy.changed && typed !== undefined && typed !== stored;
  return isOther ? copy.stored(stored) : hint;
}

function Profile(props: MatterProps) {
  const { settings, answer } = props;
  const words = copy.profile;
  const faultOf = (name: string) => answer?.faults[name] ?? null;
  return (
    <Matter {...props} title={words.title} intent="profile">
      <TextField
        texts={{
          name: 'name',
          label: words.name,
          optionalText: null,
          hint: hintOf(answer, 'name', settings.name, words.nameHint),
          faultText: faultOf('name'),
        }}
        control={{
          maxLength: SHOP_NAME_LENGTH.max,
          autoComplete: 'organization',
          defaultValue: answer?.typed['name'] ?? settings.name,
        }}
      />
      <TextField
        texts={{
          name: 'description',
          label: words.text,
          optionalText: null,
          hint: hintOf(answer, 'description', settings.description, words.textHint),
          faultText: faultOf('description'),
        }}
        control={{
          rows: 6,
          maxLength: SHOP_DESCRIPTION_LIMIT,
          defaultValue: answer?.typed['description'] ?? settings.description,
        }}
      />
      <TextField
        texts={{
          name: 'hours',
          label: words.hours,
          optionalText: words.optional,
          hint: hintOf(answer, 'hours', settings.hours, words.hoursHint),
          faultText: faultOf('hours'),
        }}
        control={{
          maxLength: SHOP_HOURS_LIMIT,
          autoComplete: 'off',
          defaultValue: answer?.typed['hours'] ?? settings.hours,
        }}
      />
    </Matter>
  );
}

/** Each picture is saved by itself: both fields post their files by the same names. */
function Pictures({ shop, settings, answer }: MatterProps) {
  const words = copy.pictures;
  const pictures = [
    { intent: 'logo', label: words.logo, hint: words.logoHint, save: words.saveLogo },
    { intent: 'banner', label: words.banner, hint: words.bannerHint, save: words.saveBanner },
  ] as const;
  return (
    <section className="card space-y-5 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{words.title}</h2>
      {answer?.refused && <RefusedNotice text={answer.refused} />}
      {pictures.map(({ intent, label, hint, save }) => {
        const address = settings[intent];
        const id = address.slice(address.lastIndexOf('/') + 1);
        return (
          <Form
            key={intent}
            method="post"
            action={shopSettingsPath(shop)}
            encType="multipart/form-data"
            aria-label={label}
            className="space-y-3"
          >
            <PhotosField
              purpose={`shop_${intent}`}
              subject={String(shop)}
              known={address === '' ? [] : [{ id, address, isWaiting: false }]}
              label={label}
              optionalText={words.optional}
              faultText={(answer?.intent === intent && answer.faults[FORM_FIELDS.file]) || null}
            />
            <p className="text-sm text-ink-soft">{hint}</p>
            <button
              type="submit"
              name="intent"
              value={intent}
              className="button button-primary max-sm:w-full"
            >
              {save}
            </button>
          </Form>
        );
      })}
    </section>
  );
}

function Holiday({ days, ...props }: SettingsProps) {
  const { shop, settings, answer } = props;
  const words = copy.holiday;
  const { reopensOn } = settings;
  return (
    <>
      <Matter
        {...props}
        title={words.title}
        text={words.text}
        intent="close"
        label={reopensOn === null ? words.close : words.move}
      >
        {reopensOn !== null && <p className="font-semibold">{closedText(reopensOn)}</p>}
        <Field
          name="reopensOn"
          label={words.day}
          optionalText={null}
          hint={words.dayHint}
          faultText={answer?.faults['reopensOn'] ?? null}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              required
              min={days.first}
              max={days.last}
              defaultValue={answer?.typed['reopensOn'] ?? reopensOn ?? ''}
            />
          )}
        </Field>
      </Matter>
      {reopensOn !== null && (
        <Form method="post" action={shopSettingsPath(shop)}>
          <button type="submit" name="intent" value="open" className="button button-quiet w-full">
            {words.open}
          </button>
        </Form>
      )}
    </>
  );
}

function Shipping(props: MatterProps) {
  const { settings, answer } = props;
  const words = copy.shipping;
  const chosen: readonly string[] = answer?.chosen ?? settings.couriers ?? COURIER_IDS;
  const fault = answer?.faults['couriers'];
  return (
    <Matter {...props} title={words.title} intent="shipping">
      <fieldset className="space-y-1" aria-describedby="kurir-petunjuk">
        <legend className="font-semibold">{words.couriers}</legend>
        <p id="kurir-petunjuk" className="text-sm text-ink-soft">
          {words.couriersHint}
        </p>
        {fault && <p className="text-sm font-semibold text-danger">{fault}</p>}
        <div className="grid sm:grid-cols-2">
          {COURIER_IDS.map((id) => (
            <Tick key={id} name="couriers" value={id} isTicked={chosen.includes(id)}>
              {COURIERS[id].name}
            </Tick>
          ))}
        </div>
      </fieldset>
      <Tick name="takesCod" value="on" isTicked={settings.takesCod}>
        {words.cod}
      </Tick>
    </Matter>
  );
}

/** The hours that a shop starts with. */
const USUAL_HOURS = { from: 8, to: 17 };

/** The hours of a day, its end included. */
const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

function Accepting(props: MatterProps) {
  const { settings, answer } = props;
  const words = copy.accept;
  const isOn = answer ? answer.chosen.includes('on') : settings.accepts !== null;
  const hours = settings.accepts ?? USUAL_HOURS;
  const fields = [
    { name: 'acceptFrom', label: words.from, hour: hours.from, choices: HOURS.slice(0, -1) },
    { name: 'acceptTo', label: words.to, hour: hours.to, choices: HOURS.slice(1) },
  ];
  return (
    <Matter {...props} title={words.title} text={words.text} intent="accept">
      <Tick name="accepts" value="on" isTicked={isOn}>
        {words.on}
      </Tick>
      <div className="grid grid-cols-2 gap-3">
        {fields.map(({ name, label, hour, choices }) => (
          <Field
            key={name}
            name={name}
            label={label}
            optionalText={null}
            hint={undefined}
            faultText={answer?.faults[name] ?? null}
          >
            {(control) => (
              <select {...control} defaultValue={answer?.typed[name] ?? String(hour)}>
                {choices.map((one) => (
                  <option key={one} value={one}>
                    {words.hour(one)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    </Matter>
  );
}

const Tick = ({
  name,
  value,
  isTicked,
  children,
}: {
  name: string;
  value: string;
  isTicked: boolean;
  children: ReactNode;
}) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" name={name} value={value} defaultChecked={isTicked} className="size-6 shrink-0" />
    {children}
  </label>
);

function Pickup(props: MatterProps) {
  const { settings, answer } = props;
  const words = copy.pickup;
  const fields = [
    { name: 'contact', control: { maxLength: 60, autoComplete: 'name' } },
    { name: 'phone', control: { maxLength: 30, inputMode: 'tel', autoComplete: 'tel' } },
    { name: 'address', control: { maxLength: PICKUP_LIMIT, autoComplete: 'street-address' } },
    { name: 'postalCode', control: { maxLength: 5, inputMode: 'numeric', autoComplete: 'postal-code' } },
  ] as const;
  return (
    <Matter {...props} title={words.title} text={words.text} intent="pickup">
      {fields.map(({ name, control }) => (
        <TextField
          key={name}
          texts={{
            name,
            label: words[name],
            optionalText: null,
            hint: hintOf(answer, name, settings.pickup?.[name] ?? ''),
            faultText: answer?.faults[name] ?? null,
          }}
          control={{ ...control, defaultValue: answer?.typed[name] ?? settings.pickup?.[name] ?? '' }}
        />
      ))}
    </Matter>
  );
}
