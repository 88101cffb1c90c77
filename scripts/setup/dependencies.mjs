import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withSetupLock } from './lock.mjs';
import { root, run } from './node.mjs';
import { SetupError, step } from './step.mjs';

const lockFile = path.join(root, 'package-lock.json');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.lokapasar-lock');

/** Installs what package-lock.json lists, unless it is already installed. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  await withSetupLock(async () => {
    if (isInstalled()) return;
    const wanted = lockDigest();
    if (!matchesLock()) await step('Installing the dependencies (npm ci)', install);
    fs.writeFileSync(stamp, wanted);
  });
}

function isInstalled() {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockDigest();
}

function lockDigest() {
  return createHash('sha256').update(fs.readFileSync(lockFile)).digest('hex');
}

/**
 * Whether somebody ran `npm ci` by hand: npm records in node_modules what it installed. Packages for other
 * platforms are optional and may be missing.
 */
function matchesLock() {
  try {
    const wanted = JSON.parse(fs.readFileSync(lockFile, 'utf8')).packages;
    const found = JSON.parse(fs.readFileSync(path.join(modules, '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(([name, { version, optional, devOptional, link }]) => {
      if (name === '' || link) return true;
      if (found[name]) return found[name].version === version && fs.existsSync(path.join(root, name));
      return Boolean(optional || devOptional);
    });
  } catch {
    return false;
  }
}

async function install() {
  // Errors only: an older Node, from which we start the newer one, makes npm warn about a dozen packages.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', ...quiet];
  const npm = process.env.npm_execpath;
  const env = installEnvironment(process.env);
  const isScript = npm?.endsWith('.js') && fs.existsSync(npm);
  const code = isScript
    ? await run(process.execPath, [npm, ...args], { env })
    : await run('npm', args, { env, shell: process.platform === 'win32' });
  if (code !== 0) {
    throw new SetupError(
      `Installing the dependencies failed (npm ci ended with code ${code}); its messages are above.`,
    );
  }
}

/** Settings of the calling npm or its user that would change what `npm ci` installs, or where. */
const misleading =
  /^npm_config_(omit|include|only|also|production|dev|optional|global|location|prefix|local_prefix|global_prefix|dry_run|package_lock|package_lock_only|workspace|workspaces|include_workspace_root|install_strategy|legacy_bundling|global_style|os|cpu|libc|bin_links|ignore_scripts|force|legacy_peer_deps|strict_peer_deps|if_present|script_shell|node_options)$/i;

/** The environment without them. Sources of packages (registry, proxy, cache, certificates) stay. */
export function installEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !misleading.test(name) && name !== 'NODE_ENV');
  return Object.fromEntries(kept);
}
