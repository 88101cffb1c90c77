import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { settingOf } from '#domain/settings/known-settings.ts';
import { readTyped, type SettingValue } from '#domain/settings/setting-shapes.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { boundsWords } from '../../copy/operating-settings.id.ts';
import { servicesContext } from '../../services.ts';
import { type FormAnswer, refuseForm, runCommand } from './run-command.ts';

/** Changes a setting as its form asks, or gives it back its former value; on the server. */
export async function takeSettingsForm(
  args: { url: URL; context: Readonly<RouterContextProvider> },
  form: FormData,
): Promise<FormAnswer> {
  const setting = settingOf(postedLine(form, 'key'));
  if (!setting) return refuseForm(form, operatingCopy.refused.other);
  if (postedLine(form, 'reason') === '') return refuseForm(form, operatingCopy.refused.reason);
  const { key, shape, isMoney } = setting;
  let value: SettingValue | null;
  if (form.get('intent') === 'undo') {
    const shown = (await args.context.get(servicesContext).settings()).find((one) => one.key === key);
    value = shown?.changed?.before ?? null;
  } else {
    value = readTyped(shape, form.getAll('value').map(String));
  }
  // Ticks share a name: what was ticked comes back as lines.
  if (shape.kind === 'choices') form.set('value', form.getAll('value').join('\n'));
  if (value === null) return refuseForm(form, boundsWords(shape));
  const input = { key, value, seen: Number(form.get('seen')) };
  return runCommand(args, form, { name: isMoney ? 'settings.change_money' : 'settings.change', input });
}
