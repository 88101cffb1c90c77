import type { RouterContextProvider } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { settingOf } from '#domain/settings/known-settings.ts';
import { readTyped, type SettingValue } from '#domain/settings/setting-shapes.ts';
import type { Services } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { boundsWords, operatingSettingsCopy } from '../../copy/operating-settings.id.ts';
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
  if (key === 'cod.closed_cities' && typeof value === 'object') {
    const cities = await args.context.get(servicesContext).regions.cities();
    const unknown = value.find((line) => codeIn(cities, line) === null);
    if (unknown !== undefined) return refuseForm(form, operatingSettingsCopy.refused.unknownCity(unknown));
    value = [...new Set(value.map((line) => lineOf(cities, line)))].toSorted();
  }
  const input = { key, value, seen: Number(form.get('seen')) };
  return runCommand(args, form, { name: isMoney ? 'settings.change_money' : 'settings.change', input });
}

type Cities = Awaited<ReturnType<Services['regions']['cities']>>;

/** A city as it is typed, or as it stands behind its code, without what the stored names lack. */
const plain = (line: string) =>
  line
    .replace(/^\d\d\.\d\d\s+/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The code of a city by its whole name; null for an unknown one. */
const codeIn = (cities: Cities, line: string): string | null => cities[plain(line)] ?? null;

/** A city as the setting has it: '32.73 Kota Bandung'. */
const lineOf = (cities: Cities, line: string): string =>
  `${codeIn(cities, line)} ${plain(line).replace(/(?<=^|\s)\p{L}/gu, (first) => first.toUpperCase())}`;
