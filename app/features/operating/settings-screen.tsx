import { actorName } from '#domain/access/actor-name.ts';
import { auditSearch } from '#domain/access/audit-query.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { AUDIT_PATH, OPERATOR_SETTINGS_PATH } from '#domain/paths.ts';
import { SETTING_AREAS, type SettingKey, shapeOf } from '#domain/settings/known-settings.ts';
import {
  nameOfChoice,
  type SettingShape,
  type SettingValue,
  saidValue,
  writtenValue,
} from '#domain/settings/setting-shapes.ts';
import type { ShownSetting } from '#server/services.ts';
import { operatingSettingsCopy as copy } from '../../copy/operating-settings.id.ts';
import { operatingTariffsCopy } from '../../copy/operating-tariffs.id.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';
import { SendTable } from './table-file-parts.tsx';

const said = (key: SettingKey, value: SettingValue) => saidValue(shapeOf(key), value) || copy.empty;

/** All settings of the shop by area, each with who changed it last and from what. */
export function SettingsScreen({
  settings,
  ground,
}: {
  settings: readonly ShownSetting[];
  ground: FormGround;
}) {
  return SETTING_AREAS.map((area) => {
    const { title, text } = copy.areas[area];
    return (
      <section key={area} className="space-y-3">
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="max-w-prose text-ink-soft">{text}</p>
        <ul className="card divide-y divide-line">
          {settings
            .filter((setting) => setting.area === area)
            .map((setting) => (
              <li key={setting.key} className="space-y-2 p-4">
                <SettingRow setting={setting} ground={ground} />
              </li>
            ))}
        </ul>
        {area === 'shipping' && <SendTable path={OPERATOR_SETTINGS_PATH} words={operatingTariffsCopy} />}
      </section>
    );
  });
}

function SettingRow({ setting, ground }: { setting: ShownSetting; ground: FormGround }) {
  const { key, name, value, version, changed, isMoney } = setting;
  const given = { ground, match: { key }, needsCode: isMoney };
  const seen = <input type="hidden" name="seen" value={version} />;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <dl className="min-w-0 flex-1 basis-40">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-semibold whitespace-pre-line wrap-anywhere">{said(key, value)}</dd>
        </dl>
        <div className="flex flex-wrap gap-3">
          <CommandForm {...given} intent="change" words={copy.change(name)}>
            {(typed) => (
              <>
                {seen}
                <ValueField setting={setting} typed={typed['value']} />
              </>
            )}
          </CommandForm>
          {changed?.before != null && (
            <CommandForm {...given} intent="undo" words={copy.undo(name, said(key, changed.before))}>
              {() => seen}
            </CommandForm>
          )}
        </div>
      </div>
      <Change setting={setting} />
    </>
  );
}

/** Who changed a setting last, when, why, and from what. */
function Change({ setting: { key, name, changed } }: { setting: ShownSetting }) {
  if (!changed) return <p className="text-sm text-ink-soft">{copy.first}</p>;
  return (
    <div className="text-sm text-ink-soft wrap-anywhere">
      <p>
        {copy.changed(`${formatDateTime(changed.at)} WIB`, actorName(changed))}
        {' · '}
        <Link
          to={AUDIT_PATH + auditSearch({ of: `setting:${key}` })}
          className="link"
          aria-label={copy.historyOf(name)}
        >
          {copy.history}
        </Link>
      </p>
      {changed.before !== null && <p>{copy.before(said(key, changed.before))}</p>}
      {changed.reason !== null && <p>{copy.reason(changed.reason)}</p>}
    </div>
  );
}

function Choices({
  shape,
  name,
  hint,
  ticked,
}: {
  shape: Extract<SettingShape, { kind: 'choices' }>;
  name: string;
  hint: string | undefined;
  ticked: readonly string[];
}) {
  return (
    <fieldset>
      <legend className="font-semibold">{name}</legend>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      {shape.of.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="value"
            value={one}
            defaultChecked={ticked.includes(one)}
            className="size-6 shrink-0"
          />
          {nameOfChoice(one)}
        </label>
      ))}
    </fieldset>
  );
}

/** The field for a new value, with what was typed before it was refused. */
function ValueField({ setting, typed }: { setting: ShownSetting; typed: string | undefined }) {
  const { key, name, value } = setting;
  const shape = shapeOf(key);
  const isOptional = shape.kind === 'lines' || (shape.kind === 'text' && shape.least === 0);
  const texts = plainField('value', name, copy.hints[key], isOptional ? copy.optional : null);
  const written = typed ?? writtenValue(shape, value);
  if (shape.kind === 'choices')
    return <Choices shape={shape} name={name} hint={copy.hints[key]} ticked={written.split('\n')} />;
  if (shape.kind === 'lines') return <TextField texts={texts} control={{ rows: 4, defaultValue: written }} />;
  if (shape.kind === 'number')
    return (
      <TextField texts={texts} control={{ inputMode: 'decimal', maxLength: 15, defaultValue: written }} />
    );
  return (
    <TextField
      texts={texts}
      control={{ maxLength: shape.kind === 'text' ? shape.most : 200, defaultValue: written }}
    />
  );
}
