import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { GREETING_LIMIT, MOST_TEMPLATES, TEMPLATE_LIMIT } from '#domain/chat/chat-limits.ts';
import { shopChatSettingsPath } from '#domain/paths.ts';
import type { ChatSettings } from '#server/services.ts';
import { chatSettingsCopy as copy } from '../../copy/chat.id.ts';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusFault } from '../../ui/use-focus-fault.ts';
import { type ChatSettingsFaults, type ChatSettingsIntent, templateField } from './take-chat-settings.ts';

const NO_FAULTS: ChatSettingsFaults['faults'] = {};
const HOURS = Array.from({ length: 25 }, (_, hour) => hour);
/** Days of the week as they are shown, Monday first. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];

interface Props {
  shop: number;
  settings: ChatSettings;
  answer: ChatSettingsFaults | null;
}

/** What a shop answers by itself, and what it often says. */
export function ChatSettingsScreen({ answer, ...props }: Props) {
  const own = (intent: ChatSettingsIntent) => (answer?.intent === intent ? answer : null);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Greeting {...props} answer={own('greeting')} />
      <Templates {...props} answer={own('templates')} />
    </div>
  );
}

function Matter({
  shop,
  settings: { version },
  answer,
  intent,
  children,
}: Props & { intent: ChatSettingsIntent; children: ReactNode }) {
  const form = useFocusFault(answer?.faults ?? NO_FAULTS);
  const { title, text } = copy[intent];
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      {answer?.refused && (
        <p role="alert" className="font-semibold text-danger">
          {answer.refused}
        </p>
      )}
      <Form
        ref={form}
        method="post"
        action={shopChatSettingsPath(shop)}
        aria-label={title}
        className="space-y-4"
      >
        <input type="hidden" name="version" value={version} />
        {children}
        <button type="submit" name="intent" value={intent} className="button button-primary max-sm:w-full">
          {copy.save}
        </button>
      </Form>
    </section>
  );
}

function Greeting(props: Props) {
  const { settings, answer } = props;
  const words = copy.greeting;
  const days = answer?.days ?? settings.days.map(String);
  const hours = [
    {
      name: 'from',
      label: words.from,
      hour: answer?.from ?? settings.opensAt / 60,
      choices: HOURS.slice(0, -1),
    },
    { name: 'to', label: words.to, hour: answer?.to ?? settings.closesAt / 60, choices: HOURS.slice(1) },
  ];
  return (
    <Matter {...props} intent="greeting">
      <TextField
        texts={{
          name: 'greeting',
          label: words.label,
          optionalText: words.optional,
          hint: words.hint,
          faultText: answer?.faults['greeting'] ?? null,
        }}
        control={{ rows: 4, maxLength: GREETING_LIMIT, defaultValue: answer?.greeting ?? settings.greeting }}
      />
      <fieldset>
        <legend className="font-semibold">{words.days}</legend>
        <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
          {DAYS.map((day) => (
            <label key={day} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="days"
                value={day}
                defaultChecked={days.includes(String(day))}
                className="size-6 shrink-0"
              />
              {words.dayNames[day]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        {hours.map(({ name, label, hour, choices }) => (
          <Field
            key={name}
            name={name}
            label={label}
            optionalText={null}
            hint={undefined}
            faultText={answer?.faults[name] ?? null}
          >
            {(control) => (
              <select {...control} defaultValue={String(hour)}>
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

/** One field for each, and an empty one for the next: all of it works without scripts. */
function Templates(props: Props) {
  const { settings, answer } = props;
  const words = copy.templates;
  const hasRoom = settings.templates.length < MOST_TEMPLATES;
  const texts = answer?.templates ?? [...settings.templates, ...(hasRoom ? [''] : [])];
  return (
    <Matter {...props} intent="templates">
      {texts.map((text, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields stay until the form is sent
          key={index}
          texts={{
            name: templateField(index),
            label: index < settings.templates.length ? words.label(index + 1) : words.added,
            optionalText: '',
            hint: index < settings.templates.length ? undefined : words.hint,
            faultText: answer?.faults[templateField(index)] ?? null,
          }}
          control={{ rows: 2, maxLength: TEMPLATE_LIMIT, defaultValue: text }}
        />
      ))}
    </Matter>
  );
}
