/** The face of settings: what the operator decides on screen. */
export { type SettingRefusal, type SettingsEnv, settingCommands } from './change-setting.ts';
export { contactOf, noticesTo, secondPersonOf } from './env-settings.ts';
export { listSettings, type ShownSetting } from './list-settings.ts';
export { openSettings, SETTINGS_CHANGED } from './open-settings.ts';
export { type PreparedSettings, prepareSettings } from './prepare-settings.ts';
export { readNoticesTo } from './stored-settings.ts';
